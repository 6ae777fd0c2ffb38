/** The doors of the installable package by name: the module that each opens. A stylesheet or a token file is a door too (manifest.ts). */
export const doors = {
  components: 'design-system/components/index.ts',
  patterns: 'design-system/patterns/index.ts',
  motion: 'design-system/motion/index.ts',
  theme: 'design-system/theme/index.ts',
  themes: 'themes/index.ts',
  bases: 'themes/bases/index.ts',
  'vanilla-extract': 'design-system/theme/defineTheme.ts',
  switches: 'design-system/switches/defineSwitches.ts',
} as const;
