declare const CONTRACT_SOURCE: string;

/** The text of design-system/theme/contract.css.ts, which .storybook/vite.config.ts puts here. */
export const contract = CONTRACT_SOURCE;
