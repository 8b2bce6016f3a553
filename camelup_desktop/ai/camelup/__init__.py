"""How the race is judged: odds of the leg, values of actions, and who plays by them."""
