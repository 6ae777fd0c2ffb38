import { Link } from '@tanstack/react-router';
import { Dialog } from '../../parts/Dialog.tsx';
import { Button, Note } from '../../parts/parts.tsx';

interface AskedProps {
  readonly id: string;
  onClose(): void;
}

/** Says that a second person is asked, and where that stands. */
export const Asked = ({ id, onClose }: AskedProps) => (
  <Dialog title="A second person is asked" onClose={onClose}>
    <Note tone="planned" said>
      Everybody else who may do this has it in Today. Nothing happens before one of them approves it.
    </Note>
    <div>
      <Link to="/second/$id" params={{ id }} onClick={onClose}>
        How it stands
      </Link>
    </div>
    <Button onClick={onClose}>Close</Button>
  </Dialog>
);
