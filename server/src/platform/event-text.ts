/** JSON.stringify writes no line breaks, so one line of data is enough. */
export function eventText(event: string, id: string, data: unknown): Buffer {
  return rawEventText(event, id, JSON.stringify(data));
}

/** For JSON that is sent byte for byte. */
export function rawEventText(event: string, id: string, json: string): Buffer {
  return Buffer.from(`event: ${event}\nid: ${id}\ndata: ${json}\n\n`);
}
