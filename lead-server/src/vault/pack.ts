import { readFileSync } from 'node:fs';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/**
 * The common text of leads and partners' payloads: an invented lead. Packed text refers to it, so it never changes;
 * another dictionary gets another algorithm number (vault.ts).
 */
const dictionary = readFileSync(new URL('./dictionary-1.txt', import.meta.url));

/** The fastest level: with the dictionary a better one saves a twentieth and takes twice the time. A window holds dictionary and lead. */
const options = { level: 1, memLevel: 6, windowBits: 14, chunkSize: 2048, dictionary };

/** Makes text smaller before it is sealed: sealed bytes cannot be. A lead takes a third. */
export const pack = (text: Buffer): Buffer => deflateRawSync(text, options);

/** @throws Error for bytes that were not packed so */
export const unpack = (packed: Uint8Array): Buffer => inflateRawSync(packed, { dictionary, chunkSize: 8192 });
