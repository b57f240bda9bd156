// A thumbnail of a stored photo; grey until it is read from the database.

import { usePhotoUrl } from './photo-files.ts';
import { useProtocol } from './protocol-context.tsx';
import protocolPagesCss from './protocol-pages.module.css';

export function Thumbnail({ photoId }: { photoId: string }) {
  const { store } = useProtocol();
  const url = usePhotoUrl(store, photoId);
  return (
    <span className={protocolPagesCss.thumbnail}>{url && <img src={url} alt="" draggable={false} />}</span>
  );
}
