// A number plate, large enough to read in sunlight; it shows the country only if it is known.
import { Text } from '../../ui/text.tsx';
import partsCss from '../parts.module.css';
export function LargePlate({ children }: { children: string }) {
  return (
    <Text size="type-7" weight="strong" className={partsCss.largePlate}>
      {children}
    </Text>
  );
}
