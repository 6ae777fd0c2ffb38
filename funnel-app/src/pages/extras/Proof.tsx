import { TestimonialsCarousel } from '#design-system/components/TestimonialsCarousel/TestimonialsCarousel.tsx';
import { SocialProof } from '#design-system/patterns/SocialProof/SocialProof.tsx';
import type { ExtraProps } from './extraProps.ts';
import * as styles from './extras.css.ts';

/** Facts that are true, and testimonials marked as samples. See docs/spec/product.md#wording. */
export default function Proof({ content: { proof }, brand, locale }: ExtraProps) {
  const said = brand.testimonials?.map(({ quote, name, detail }, at) => ({ id: String(at), quote: quote[locale], name, detail }));
  return (
    <div className={styles.below}>
      <SocialProof title={proof.title} facts={proof.facts} />
      {said?.length !== 0 && (
        <TestimonialsCarousel {...proof.testimonials} {...(said && { items: said, sampleNote: undefined })} />
      )}
    </div>
  );
}
