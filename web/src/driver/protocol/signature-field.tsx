// A field for a signature by finger; an earlier signature is shown as its stored picture.

import { useEffect, useRef, useState } from 'react';
import { type SignaturePad, signaturePad } from '../../ui/signature-pad.ts';
import { Text } from '../../ui/text.tsx';
import type { DraftSignature } from './draft.ts';
import { useProtocol } from './protocol-context.tsx';
import signatureFieldCss from './signature-field.module.css';

export function SignatureField({
  name,
  signature,
  onSigned,
}: {
  name: string;
  signature: DraftSignature | null;
  /** Null while the drawing is too small to be a signature. */
  onSigned: (signature: DraftSignature | null) => void;
}) {
  const { texts } = useProtocol();
  // Fixed at the first render: a signature drawn now stays a drawing, so that a second stroke can extend it.
  const [stored] = useState(signature);
  const label = texts.signatures.field({ name });
  if (stored && stored === signature)
    return (
      <img
        className={signatureFieldCss.signaturePaper}
        src={`data:image/png;base64,${stored.png}`}
        alt={label}
      />
    );
  return <Pad label={label} isSigned={signature !== null} onSigned={onSigned} />;
}

function Pad({
  label,
  isSigned,
  onSigned,
}: {
  label: string;
  isSigned: boolean;
  onSigned: (signature: DraftSignature | null) => void;
}) {
  const { texts } = useProtocol();
  const canvas = useRef<HTMLCanvasElement>(null);
  const signed = useRef(onSigned);
  signed.current = onSigned;
  const [isTooSmall, setTooSmall] = useState(false);
  useEffect(() => {
    const pad: SignaturePad = signaturePad(canvas.current!, () => {
      const empty = pad.isEmpty();
      setTooSmall(empty);
      signed.current(empty ? null : { png: pad.toPng(), signedAt: new Date().toISOString() });
    });
    return () => pad.end();
  }, []);
  return (
    <>
      <div className={signatureFieldCss.signaturePaper} data-signed={isSigned || undefined}>
        <canvas ref={canvas} role="img" aria-label={label} />
        {!isSigned && !isTooSmall && <span aria-hidden="true">{texts.signatures.signHere}</span>}
      </div>
      {isTooSmall && (
        <Text as="p" tone="warn" size="type-5" role="status">
          {texts.signatures.tooSmall}
        </Text>
      )}
    </>
  );
}
