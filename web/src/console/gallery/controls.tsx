// Interactive components: buttons by rank, choices, menus, the sandbox.
import { IconDots, IconPencil, IconRefresh, IconSend, IconTrash, IconUserPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { toast } from '../../ui/announce.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { type Environment, EnvironmentSwitch, SandboxBanner } from '../../ui/environment.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { IconMenu, Menu, MenuDivider, MenuItem } from '../../ui/menu.tsx';
import { RouteButton } from '../../ui/route-button.tsx';
import { Segmented, Tabs } from '../../ui/segmented.tsx';
import { Person } from '../../ui/shell.tsx';
import { LanguageSwitch, ThemeSwitch } from '../../ui/switches.tsx';
import { Text } from '../../ui/text.tsx';
import { Column, Example, Row } from './example.tsx';

function Ranks() {
  return (
    <Column>
      <Row>
        <Button kind="filled">Assign Tomasz Nowak</Button>
        <Button kind="soft" icon={<IconUserPlus />}>
          Offer to drivers
        </Button>
        <Button>Decline</Button>
        <Button kind="destructive">Cancel order…</Button>
      </Row>
      <Row>
        <Button small icon={<IconRefresh />}>
          Resend 4 failed
        </Button>
        <Button kind="plain" small>
          View message
        </Button>
        <Button kind="filled" busy>
          Sending 3 of 12
        </Button>
        <IconButton label="More" outlined>
          <IconDots />
        </IconButton>
        <RouteButton kind="text" to="/ui">
          Leads to a page
        </RouteButton>
      </Row>
      <Text as="p" tone="muted">
        Changes were possible until pickup, 09:41.
      </Text>
    </Column>
  );
}

function Choices() {
  const id = useId();
  const [mode, setMode] = useState<'automatic' | 'manual'>('automatic');
  const [tab, setTab] = useState<'events' | 'deliveries'>('events');
  return (
    <Column>
      <Segmented
        label="Mode"
        value={mode}
        onChange={setMode}
        choices={[
          { value: 'automatic', label: 'Automatic' },
          { value: 'manual', label: 'Manual' },
        ]}
      />
      <Tabs
        id={id}
        label="Received"
        value={tab}
        onChange={setTab}
        choices={[
          { value: 'events', label: 'Events 10' },
          { value: 'deliveries', label: 'Deliveries 20' },
        ]}
      />
    </Column>
  );
}

function Menus() {
  return (
    <Row>
      <Menu label="VT-204858" trigger={<Button icon={<IconDots />}>Actions</Button>}>
        <MenuItem icon={<IconPencil />} onSelect={() => toast('Change opened', 'place')}>
          Change
        </MenuItem>
        <MenuDivider />
        <MenuItem icon={<IconTrash />} destructive onSelect={() => toast('Cancel asked', 'alert')}>
          Cancel order…
        </MenuItem>
      </Menu>
      <IconMenu label="Further actions" icon={<IconDots />} outlined>
        <MenuItem onSelect={() => toast('Ordered again', 'place')}>Order the same again</MenuItem>
      </IconMenu>
      <ThemeSwitch />
      <LanguageSwitch />
      <Kbd>Ctrl</Kbd>
      <Kbd>K</Kbd>
    </Row>
  );
}

function SandboxSample() {
  const [environment, setEnvironment] = useState<Environment>('sandbox');
  return (
    <div data-environment={environment}>
      <Column>
        <EnvironmentSwitch value={environment} onChange={setEnvironment} />
        <Row>
          <Button kind="filled" icon={<IconSend />}>
            Send test
          </Button>
          <Button>New secret</Button>
          <a href="/console/ui">Links stay petrol</a>
        </Row>
      </Column>
    </div>
  );
}

export function Controls() {
  return (
    <>
      <Example
        name="Buttons"
        when="One filled a view; soft second; outline refuses; destructive is plain and asks. What is impossible is a line that says why."
        from="button.tsx"
      >
        {() => <Ranks />}
      </Example>
      <Example
        name="Choices"
        when="Segmented for a few exclusive choices, tabs for what is beneath them."
        from="segmented.tsx"
      >
        {() => <Choices />}
      </Example>
      <Example
        name="Menus and switches"
        when="What is seldom needed, behind a button; theme and language are kept."
        from="menu.tsx, switches.tsx"
      >
        {() => <Menus />}
      </Example>
      <Example
        name="Sandbox"
        when="data-environment on the frame turns action and place amber; the band is the same in both themes."
        from="environment.tsx"
      >
        {(theme) => (
          <Column>
            {theme === 'light' && <SandboxBanner onLeave={() => undefined} />}
            <SandboxSample />
          </Column>
        )}
      </Example>
      <Example name="Person" when="Who did it, who is signed in." from="avatar.tsx, shell.tsx">
        {() => (
          <Person
            name="Anna Lindner"
            detail="Dispatcher, demo access"
            avatar={<Avatar name="Anna Lindner" />}
          />
        )}
      </Example>
    </>
  );
}
