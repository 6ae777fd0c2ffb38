import { Component, type ReactNode } from 'react';
import { TestimonialsCarousel } from '#design-system/components/TestimonialsCarousel/TestimonialsCarousel.tsx';
import { SocialProof } from '#design-system/patterns/SocialProof/SocialProof.tsx';
import type { ExtraProps } from './extraProps.ts';
import * as styles from './extras.css.ts';

/** Leaves its content out when it fails: an old browser may lack the carousel's observers. */
class WithoutIfBroken extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

/** Facts that are true, and testimonials marked as samples. See docs/spec/product.md#wording. */
export default function Proof({ content: { proof }, brand, locale, isAboutAccident }: ExtraProps) {
  const facts = proof.facts.filter(({ icon }) => isAboutAccident || icon !== 'coins');
  const said = brand.testimonials?.map(({ quote, ...from }, at) => ({ ...from, id: String(at), quote: quote[locale] }));
  return (
    <div className={styles.below}>
      <SocialProof title={proof.title} facts={facts} />
      {said?.length !== 0 && (
        <WithoutIfBroken>
          <TestimonialsCarousel {...proof.testimonials} {...(said && { items: said, sampleNote: undefined })} />
        </WithoutIfBroken>
      )}
    </div>
  );
}
