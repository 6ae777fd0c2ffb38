/** Draws the focus ring without the focus, which would go from place to place as stories change. */
export const focused = { globals: { pseudo: { focusVisible: true } } };

/** Draws the pressed state, which no script can cause, by the addon's global: its parameter would stay for the next stories. */
export const hovered = { globals: { pseudo: { hover: true } } };
export const pressed = { globals: { pseudo: { hover: true, active: true } } };
