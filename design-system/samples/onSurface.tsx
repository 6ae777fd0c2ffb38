import type { Decorator } from '@storybook/react-vite';
import { useContext } from 'react';
import { card } from '../components/base.css.ts';
import { pseudoLanguage, pseudoWords } from './pseudo.ts';
import { samples } from './sampleContent.ts';
import { Language } from './useSay.ts';

/** A component on a card, at a phone's or a form's width. */
export const onSurface: Decorator = (Story) => (
  <div style={{ maxWidth: '36rem', margin: '0 auto', padding: '1rem' }}>
    <div className={card}>
      <Story />
    </div>
  </div>
);

/** The copy in the toolbar's language. */
export const copyOf = (globals: Record<string, unknown>) =>
  globals.lang === pseudoLanguage.value ? pseudoSamples : samples[globals.lang === 'es' ? 'es' : 'en'];
const pseudoSamples = pseudoWords(samples.en);

/** The same inside a story (inLanguage.tsx). */
export const useCopy = () => copyOf({ lang: useContext(Language) });
