import { describe, expect, it } from 'vitest';
import { isOwnFile } from './noServer.ts';

describe('requests that a story may make', () => {
  const page = 'https://example.com/storybook/iframe.html?id=a--b';

  it.each(['./assets/lora.woff2', 'https://example.com/storybook/index.json', page, 'data:text/plain,a'])('%s', (address) => {
    expect(isOwnFile('GET', address, page)).toBe(true);
  });

  it.each([
    ['POST', '/privacy-request'],
    ['GET', '/captcha'],
    ['POST', './index.json'],
    ['GET', 'https://other.example/script.js'],
  ])('not %s %s', (method, address) => {
    expect(isOwnFile(method, address, page)).toBe(false);
  });
});
