import { BaseStyle, t } from '@concierge/ui';
import { Alert } from '@concierge/ui/Alert';
import { Badge } from '@concierge/ui/Badge';
import { Button } from '@concierge/ui/Button';
import { Card } from '@concierge/ui/Card';
import { Icon } from '@concierge/ui/Icon';
import { Link } from '@concierge/ui/Link';
import { PageHeader } from '@concierge/ui/layout/PageHeader';
import { Tabs } from '@concierge/ui/Tabs';
import { TextField } from '@concierge/ui/TextField';
import { Question } from './question';

/** A server component: it is async. */
export default async function Page() {
  const rooms = await Promise.resolve(3);
  return (
    <main>
      <BaseStyle />
      <PageHeader title="Rooms" />
      <Alert tone="info">Rendered on the server</Alert>
      <Card>
        <Icon name="check" /> <Badge count={rooms} label="3 rooms" />{' '}
        <Link href="/">All rooms</Link>
        <TextField label="Name" name="name" />
        <Button type="submit">Save</Button>
      </Card>
      <Tabs
        label="Parts"
        items={[{ id: 'a', label: 'First', content: <p style={{ color: t.color.text }}>one</p> }]}
      />
      <Question />
    </main>
  );
}
