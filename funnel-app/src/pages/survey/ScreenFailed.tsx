import { Button } from '#design-system/components/Button/Button.tsx';
import type { Content } from '../../content/content.ts';
import * as styles from '../../screens/form/FormScreen.css.ts';

interface ScreenFailedProps {
  readonly content: Content;
  /** It is asked for again at this moment. */
  readonly trying: boolean;
  readonly onTryAgain: () => void;
}

/** In the place of a question's fields or answers that did not load. */
export function ScreenFailed({ content, trying, onTryAgain }: ScreenFailedProps) {
  return (
    <div role="alert" className={styles.form}>
      <p>{content.loadFailed}</p>
      <Button fullWidth loading={trying} loadingLabel={content.loading} onClick={onTryAgain}>
        {content.tryAgain}
      </Button>
    </div>
  );
}
