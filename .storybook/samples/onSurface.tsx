import type { Decorator } from '@storybook/react-vite';
import { card } from '#design-system/components/base.css.ts';

/** A component on a card, at a phone's or a form's width. */
export const onSurface: Decorator = (Story) => (
  <div style={{ maxWidth: '36rem', margin: '0 auto', padding: '1rem' }}>
    <div className={card}>
      <Story />
    </div>
  </div>
);
