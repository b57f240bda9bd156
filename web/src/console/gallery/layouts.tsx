// The components that arrange others: rows, columns, frames, the toolbar, and text that may be too long.
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { AddFilterChip, FilterChip, ViewChip } from '../../ui/chip.tsx';
import { Card, Grid, Row, Section, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import { Toolbar } from '../../ui/toolbar.tsx';
import { Truncate } from '../../ui/truncate.tsx';
import { Example } from './example.tsx';
import galleryCss from './gallery.module.css';

const FILTERS = ['Status', 'Pickup', 'Delivery', 'City', 'Vehicle', 'Driver'];

export function Layouts() {
  return (
    <>
      <Example
        name="Stack, Row and Grid"
        when="Elements below or beside each other, with a step of the spacing scale between them."
        from="layout.tsx"
      >
        {() => (
          <Stack gap="3">
            <Row gap="2" wrap>
              <Button kind="filled">Save</Button>
              <Button>Cancel</Button>
            </Row>
            <Grid columns={2} gap="3">
              <Card className={galleryCss.boxed}>A card</Card>
              <Card className={galleryCss.boxed}>beside a card</Card>
            </Grid>
          </Stack>
        )}
      </Example>
      <Example
        name="Text"
        when="Text in a colour, size and weight of the scales; Stack, Row and Grid take the same props."
        from="text.tsx"
      >
        {() => (
          <Stack gap="1">
            <Text weight="strong" size="lead">
              Volkswagen ID.3
            </Text>
            <Text tone="muted" size="meta">
              Hamburg to Munich
            </Text>
          </Stack>
        )}
      </Example>
      <Example
        name="Section"
        when="A part of a page with a heading, and actions beside it."
        from="layout.tsx"
      >
        {() => (
          <Section title="Webhook endpoints" actions={<Button small>Add</Button>}>
            <Card className={galleryCss.boxed}>Its content</Card>
          </Section>
        )}
      </Example>
      <Example
        name="Toolbar"
        when="Views, filters and search above a list. Filters that do not fit move into “More filters”."
        from="toolbar.tsx"
      >
        {() => <SampleToolbar />}
      </Example>
      <Example
        name="Truncate"
        when="Text on one line; the whole text is shown on hover and on keyboard focus."
        from="truncate.tsx"
      >
        {() => (
          <div className={galleryCss.narrow}>
            <Truncate>https://erp.example.com/hooks/handover/orders/status-changes</Truncate>
          </div>
        )}
      </Example>
    </>
  );
}

function SampleToolbar() {
  const [set, setSet] = useState<readonly string[]>(['City']);
  return (
    <Toolbar
      label="Filters"
      lead={<ViewChip label="All" count={12} selected />}
      items={FILTERS.map((name) => ({
        id: name,
        isSet: set.includes(name),
        content: set.includes(name) ? (
          <FilterChip
            name={name}
            value="Berlin"
            onRemove={() => setSet(set.filter((each) => each !== name))}
          />
        ) : (
          <AddFilterChip name={name} onAdd={() => setSet([...set, name])} />
        ),
      }))}
    />
  );
}
