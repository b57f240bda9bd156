// A small picture of a photo that is stored; grey until the phone has read it.

import { usePhotoUrl } from './photo-files.ts';
import { useProtocol } from './protocol-context.tsx';

export function Thumbnail({ photoId }: { photoId: string }) {
  const { store } = useProtocol();
  const url = usePhotoUrl(store, photoId);
  return <span className="thumbnail">{url && <img src={url} alt="" draggable={false} />}</span>;
}
