// A licence plate as it looks on the car: never cut off, with the blue edge.
import './plate.css';

export function Plate({ children }: { children: string }) {
  return <span className="plate">{children}</span>;
}
