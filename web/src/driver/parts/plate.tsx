// A number plate as large as one can read it in the sun; the country stands on it only where it is known.
export function LargePlate({ children }: { children: string }) {
  return <span className="large-plate">{children}</span>;
}
