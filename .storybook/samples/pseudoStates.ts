const controls = 'a[href], button, input, select, textarea';

/** Draws the focus of each control as the keyboard brings it, and leaves the page its own. */
export const focused = { globals: { pseudo: { focus: controls, focusVisible: controls } } };

/** Draws the pressed state, which no script can cause, by the addon's global: its parameter would stay for the next stories. */
export const hovered = { globals: { pseudo: { hover: true } } };
export const pressed = { globals: { pseudo: { hover: true, active: true } } };
