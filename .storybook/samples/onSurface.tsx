import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { card } from '#design-system/components/base.css.ts';

/** A card at a phone's or a form's width. */
export function Surface({ children }: { readonly children: ReactNode }) {
  return (
    <div style={{ maxWidth: '36rem', margin: '0 auto', padding: '1rem' }}>
      <div className={card}>{children}</div>
    </div>
  );
}

/** A component on a card. */
export const onSurface: Decorator = (Story) => (
  <Surface>
    <Story />
  </Surface>
);
