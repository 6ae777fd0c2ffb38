import { TestimonialsCarousel } from '#design-system/components/TestimonialsCarousel/TestimonialsCarousel.tsx';
import { SocialProof } from '#design-system/patterns/SocialProof/SocialProof.tsx';
import type { ExtraProps } from './extraProps.ts';
import * as styles from './extras.css.ts';

/** Facts that are true, and testimonials marked as samples. See docs/spec/product.md#wording. */
export default function Proof({ content: { proof } }: ExtraProps) {
  return (
    <div className={styles.below}>
      <SocialProof title={proof.title} facts={proof.facts} />
      <TestimonialsCarousel {...proof.testimonials} />
    </div>
  );
}
