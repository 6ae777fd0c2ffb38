import { Modal } from '#design-system/components/Modal/Modal.tsx';
import type { CallFailed } from '../../data/call.ts';
import { Button } from '../../parts/parts.tsx';
import { Refusal } from './ActDialog.tsx';
import * as styles from './dialog.css.ts';

/** An act without a dialog of its own was refused: why. */
export const ActFailure = ({ of, onClose }: { readonly of: CallFailed; onClose(): void }) => (
  <Modal open title="That was not done" closeLabel="Close" onClose={onClose} className={styles.dialog}>
    <div className={styles.form}>
      <Refusal of={of} />
      <div className={styles.foot}>
        <Button onClick={onClose}>Close</Button>
      </div>
    </div>
  </Modal>
);
