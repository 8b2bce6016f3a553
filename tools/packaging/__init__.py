"""What only a build needs: icons and version information in the systems' own formats."""
