/** On a screen that came under a resting pointer, until the pointer moves. Answers show no hover there. */
export const pointerRests = 'data-pointer-rests';
