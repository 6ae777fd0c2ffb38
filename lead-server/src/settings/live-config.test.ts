import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { createLiveConfig, rebuiltFrom } from './live-config.ts';

it('a reload applies reloadable settings, and names the rest', () => {
  const { config, swap } = createLiveConfig(readConfig({ SCRIPT_HOSTS: 'a.example', PORT: '3000' }));
  const done = swap(readConfig({ SCRIPT_HOSTS: 'b.example', PORT: '3001', LOG_LEVEL: 'debug' }));
  expect(done).toEqual({ changed: ['LOG_LEVEL', 'SCRIPT_HOSTS'], needRestart: ['PORT'] });
  expect(config).toMatchObject({ SCRIPT_HOSTS: ['b.example'], LOG_LEVEL: 'debug', PORT: 3000 });
  // named until it was restarted, and no longer once it is as it was
  expect(swap(readConfig({ SCRIPT_HOSTS: 'b.example', PORT: '3001' }))).toEqual({
    changed: ['LOG_LEVEL'],
    needRestart: ['PORT'],
  });
  expect(swap(readConfig({ SCRIPT_HOSTS: 'b.example' }))).toEqual({ changed: [], needRestart: [] });
});

it('an unchanged value keeps its identity: nothing is built again', () => {
  const { config, swap } = createLiveConfig(readConfig({ SCRIPT_HOSTS: 'a.example' }));
  let built = 0;
  const hosts = rebuiltFrom(
    () => config.SCRIPT_HOSTS,
    (all) => {
      built += 1;
      return all.join(' ');
    },
  );
  expect(hosts()).toBe('a.example');
  swap(readConfig({ SCRIPT_HOSTS: 'a.example', LOG_LEVEL: 'debug' }));
  expect(hosts()).toBe('a.example');
  expect(built).toBe(1);
  swap(readConfig({}));
  expect([hosts(), built]).toEqual(['', 2]);
});
