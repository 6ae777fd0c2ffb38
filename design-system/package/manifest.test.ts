import { expect, it } from 'vitest';
import root from '../../package.json' with { type: 'json' };
import { doors } from './doors.ts';
import { manifest } from './manifest.ts';

it('the manifest has what npm and an application need', () => {
  const { exports, ...rest } = manifest(new Set(['react', 'clsx', '@radix-ui/react-dialog']), 'git@host.example:team/survey.git');
  const version = (name: 'clsx' | '@radix-ui/react-dialog') => `^${root.devDependencies[name]}`;
  expect(rest).toEqual({
    name: 'accident-survey-design-system',
    version: root.version,
    description: 'React components, patterns and twelve themes for a survey that asks one question a screen',
    license: 'SEE LICENSE IN LICENSE',
    repository: { type: 'git', url: 'git+https://host.example/team/survey.git', directory: 'design-system' },
    type: 'module',
    // an application that takes one component leaves the scripts of the others out, and no stylesheet
    sideEffects: ['*.css'],
    dependencies: { '@radix-ui/react-dialog': version('@radix-ui/react-dialog'), clsx: version('clsx') },
    peerDependencies: {
      react: '^18.0.0 || ^19.0.0',
      'react-dom': '^18.0.0 || ^19.0.0',
      '@vanilla-extract/css': '^1.0.0',
      '@types/react': '*',
      '@types/react-dom': '*',
    },
    peerDependenciesMeta: {
      '@vanilla-extract/css': { optional: true },
      '@types/react': { optional: true },
      '@types/react-dom': { optional: true },
    },
  });
  const {
    './styles.css': styles,
    './themes/*.css': themes,
    './tokens/*.json': tokens,
    './package.json': own,
    ...scripts
  } = exports;
  expect([styles, themes, tokens, own]).toEqual([
    { types: './css.d.ts', default: './styles.css' },
    { types: './css.d.ts', default: './themes/*.css' },
    './tokens/*.json',
    './package.json',
  ]);
  expect(Object.keys(scripts)).toEqual(Object.keys(doors).map((name) => `./${name}`));
  expect(scripts).toMatchObject({
    './components': { types: './design-system/components/index.d.ts', default: './components.js' },
  });
  expect(() => manifest(new Set(['unknown-package']), '')).toThrow('The package imports unknown-package');
  expect(manifest(new Set(), '/somebody/folder')).not.toHaveProperty('repository');
});
