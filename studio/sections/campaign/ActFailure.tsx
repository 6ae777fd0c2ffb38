import type { CallFailed } from '../../data/call.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { foot } from '../../parts/dialog.css.ts';
import { Button } from '../../parts/parts.tsx';
import { Refusal } from './ActDialog.tsx';

/** An act without a dialog of its own was refused: why. */
export const ActFailure = ({ of, onClose }: { readonly of: CallFailed; onClose(): void }) => (
  <Dialog title="That was not done" onClose={onClose}>
    <Refusal of={of} />
    <div className={foot}>
      <Button onClick={onClose}>Close</Button>
    </div>
  </Dialog>
);
