import { expect, it } from 'vitest';
import { pathOfName } from './newPath.ts';

it.each([
  ['FB Fall!', '/fb-fall'],
  ['¿Lesión? Año nuevo', '/lesion-ano-nuevo'],
  ['  -- ', ''],
])('%j makes the path %j', (name, path) => expect(pathOfName(name)).toBe(path));
