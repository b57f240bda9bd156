// The rear camera of the phone, active while its screen is open.
import { useCallback, useEffect, useRef, useState } from 'react';

type CameraState = 'starting' | 'on' | 'denied' | 'none';

export interface Camera {
  /** `on` as soon as the camera delivers pictures. */
  state: CameraState;
  isOpen: boolean;
  onPicture: () => void;
  /** Sets the video element that shows the camera's picture. */
  show: (video: HTMLVideoElement | null) => void;
  /** The current frame; null while there is none. */
  capture: () => Promise<ImageBitmap | null>;
  /** Null if the phone has no torch. */
  light: { on: boolean; turn: (on: boolean) => void } | null;
}

const CAMERA_CONSTRAINTS: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1920 }, height: { ideal: 1440 } },
};

/** Browsers support the torch, but the TypeScript types do not contain it yet. */
type TorchCapabilities<Known> = Known & { torch?: boolean };

export function useCamera(): Camera {
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [state, setState] = useState<CameraState>('starting');
  const [isTorchOn, setTorchOn] = useState(false);
  const video = useRef<HTMLVideoElement | null>(null);

  useEffect(() => {
    let opened: MediaStream | undefined;
    let left = false;
    const stop = () => {
      for (const track of opened?.getTracks() ?? []) track.stop();
    };
    open().then(
      (answer) => {
        opened = answer;
        if (left) return stop();
        setStream(answer);
        // Another app took the camera, or the phone was locked.
        answer.getVideoTracks()[0]?.addEventListener('ended', () => {
          setStream(null);
          setState('none');
        });
      },
      (error: unknown) => {
        if (left) return;
        setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'none');
      },
    );
    return () => {
      left = true;
      stop();
    };
  }, []);

  const show = useCallback(
    (element: HTMLVideoElement | null) => {
      video.current = element;
      if (element && element.srcObject !== stream) element.srcObject = stream;
    },
    [stream],
  );

  const track = stream?.getVideoTracks()[0];
  const hasTorch =
    (track?.getCapabilities?.() as TorchCapabilities<MediaTrackCapabilities> | undefined)?.torch === true;
  return {
    state,
    isOpen: stream !== null,
    onPicture: () => setState('on'),
    show,
    async capture() {
      const element = video.current;
      if (!element || element.videoWidth === 0) return null;
      return createImageBitmap(element);
    },
    light: hasTorch
      ? {
          on: isTorchOn,
          turn(on) {
            const wanted: TorchCapabilities<MediaTrackConstraintSet> = { torch: on };
            track?.applyConstraints({ advanced: [wanted] }).then(
              () => setTorchOn(on),
              () => undefined,
            );
          },
        }
      : null,
  };
}

async function open(): Promise<MediaStream> {
  if (!navigator.mediaDevices?.getUserMedia) throw new DOMException('No camera here', 'NotFoundError');
  return navigator.mediaDevices.getUserMedia(CAMERA_CONSTRAINTS);
}
