/** A part of the store of which a test uses these operations alone; any other throws. */
export const storePart = <Part>(operations: Partial<Part>): Part => operations as Part;
