// The frame of the gallery; it needs no signed-in user.
import { IconComponents } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useState } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { CommandPalette, type Found } from '../../ui/command-palette.tsx';
import { Shell } from '../../ui/shell.tsx';
import { LanguageSwitch, ThemeSwitch } from '../../ui/switches.tsx';

export function GalleryShell({ children }: { children: ReactNode }) {
  const { parts } = useMessages();
  const navigate = useNavigate();
  const [finding, setFinding] = useState(false);
  const page = { label: parts, to: '/ui', icon: <IconComponents /> };
  const source = useCallback(
    async (text: string): Promise<Found[]> =>
      [{ id: '/ui', label: parts }].filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
    [parts],
  );
  return (
    <Shell
      name="Handover"
      detail="Handover console"
      navigation={[[page]]}
      find={{ place: 'sidebar', onFind: () => setFinding(true) }}
      tools={
        <>
          <LanguageSwitch />
          <ThemeSwitch />
        </>
      }
    >
      {children}
      <CommandPalette
        open={finding}
        onOpenChange={setFinding}
        source={source}
        onChoose={(found) => navigate({ to: found.id })}
      />
    </Shell>
  );
}
