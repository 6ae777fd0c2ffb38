import { encodeQR } from 'qr';

interface QrCodeProps {
  readonly text: string;
  readonly className: string;
}

/** The address as a QR code: one path, dark on white in any theme, with the quiet zone. */
export function QrCode({ text, className }: QrCodeProps) {
  const rows = encodeQR(text, 'raw', { border: 4 });
  const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg className={className} viewBox={`0 0 ${rows.length} ${rows.length}`} role="img" aria-label={`QR code of ${text}`}>
      <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}h-${rows.length}z`} />
      <path fill="#000" d={path} shapeRendering="crispEdges" />
    </svg>
  );
}
