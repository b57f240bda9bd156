// Uploads a file with progress, which fetch does not report: an upload that stands still is given up early.
const MAX_STALL_MS = 15_000;
/** After this time without progress, "Send now" starts again instead of waiting. */
const RESTART_AFTER_MS = 3000;

let interrupt: (() => void) | null = null;

/** Gives up the running upload if it stands still, so that a new attempt can start. */
export function interruptStalledUpload(): void {
  interrupt?.();
}

/** The service worker has no XMLHttpRequest. */
export function canReportProgress(): boolean {
  return typeof XMLHttpRequest !== 'undefined';
}

export function uploadFile(method: string, url: string, headers: Headers, file: Blob): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let stalledForMs = 0;
    const timer = setInterval(() => {
      stalledForMs += 1000;
      if (stalledForMs >= MAX_STALL_MS) request.abort();
    }, 1000);
    const end = () => {
      clearInterval(timer);
      interrupt = null;
    };
    interrupt = () => {
      if (stalledForMs >= RESTART_AFTER_MS) request.abort();
    };
    const fail = () => {
      end();
      reject(new TypeError('The upload failed.'));
    };
    request.open(method, url);
    headers.forEach((value, name) => {
      request.setRequestHeader(name, value);
    });
    request.upload.onprogress = () => {
      stalledForMs = 0;
    };
    request.onerror = fail;
    request.onabort = fail;
    request.onload = () => {
      end();
      resolve(new Response(request.responseText || null, responseOf(request)));
    };
    request.send(file);
  });
}

function responseOf(request: XMLHttpRequest): ResponseInit {
  const headers = new Headers();
  for (const name of ['Date', 'Retry-After']) {
    const value = request.getResponseHeader(name);
    if (value !== null) headers.set(name, value);
  }
  return { status: request.status, headers };
}
