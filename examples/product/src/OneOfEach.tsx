import { useState } from 'react';
import * as Ui from '@concierge/ui';
import * as en from '@concierge/ui/labels/en';

const ROWS = [{ id: 1, name: 'Laundry' }];
const COLUMNS = [{ id: 'name', header: 'Name', cell: (row: (typeof ROWS)[number]) => row.name }];
const OPTIONS = [{ value: '1', label: 'Laundry' }];
const ITEMS = [{ id: 'a', label: 'First', content: 'one' }];
const nothing = () => undefined;

/** What opens over the page. Each is closed at first, and opened by a button with its name. */
function Overlays() {
  const [open, setOpen] = useState('');
  const overlay = (name: string) => ({
    open: open === name,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : ''),
    title: `A ${name}`,
    ...en.modalLabels,
  });
  const { closeLabel: _closeLabel, ...question } = overlay('ConfirmDialog');
  const { title: _title, ...sheet } = overlay('ShortcutSheet');
  return (
    <>
      {['Modal', 'BottomSheet', 'ConfirmDialog', 'ShortcutSheet'].map((name) => (
        <Ui.Button key={name} onClick={() => setOpen(name)}>
          {name}
        </Ui.Button>
      ))}
      <Ui.Modal {...overlay('Modal')}>Well?</Ui.Modal>
      <Ui.BottomSheet {...overlay('BottomSheet')}>Well?</Ui.BottomSheet>
      <Ui.ConfirmDialog {...question} {...en.confirmDialogLabels} onConfirm={nothing}>
        Well?
      </Ui.ConfirmDialog>
      <Ui.ShortcutSheet
        open={sheet.open}
        onOpenChange={sheet.onOpenChange}
        groups={[{ title: 'Everywhere', shortcuts: [{ keys: ['?'], action: 'These keys' }] }]}
        enabled
        onEnabledChange={nothing}
        labels={en.shortcutSheetLabels}
      />
    </>
  );
}

function Fields() {
  return (
    <form>
      <Ui.Field label="Own">{(control) => <input {...control} />}</Ui.Field>
      <Ui.TextField label="Name" />
      <Ui.PasswordField label="Password" labels={en.passwordFieldLabels} />
      <Ui.SearchField label="Search" labels={en.searchFieldLabels} />
      <Ui.SecretField
        label="Key"
        value="abc"
        description="Shown once"
        labels={en.secretFieldLabels}
      />
      <Ui.ColorField label="Color" labels={en.colorFieldLabels} />
      <Ui.DatePicker label="Until" labels={en.datePickerLabels} />
      <Ui.Select label="Service" options={OPTIONS} />
      <Ui.SortChoice
        columns={[{ id: 'name', label: 'Name', kind: 'text' }]}
        sortBy="name"
        direction="ASC"
        onSortChange={nothing}
        labels={en.sortChoiceLabels}
      />
      <Ui.PageSizeSelect {...en.pageSizeSelectLabels} options={[5, 10]} defaultSelected={5} />
      <Ui.Checkbox>Loud</Ui.Checkbox>
      <Ui.RadioGroup label="One" options={OPTIONS} />
      <Ui.Switch>Notify me</Ui.Switch>
    </form>
  );
}

function Content() {
  return (
    <Ui.Stack>
      <Ui.Heading level={2}>Content</Ui.Heading>
      <Ui.UserText>שלום</Ui.UserText>
      <Ui.Text>
        <Ui.Link href="#a">Rooms</Ui.Link> <Ui.Kbd>?</Ui.Kbd>
        <Ui.VisuallyHidden>Hidden</Ui.VisuallyHidden>
      </Ui.Text>
      <Ui.Alert tone="info">All is well</Ui.Alert>
      <Ui.Inline>
        <Ui.Avatar name="Ada Long" /> <Ui.Badge count={3} label="3 rooms" />{' '}
        <Ui.Flag country="cz" />
        <Ui.Icon name="check" /> <Ui.IconifyIcon body="<path d='M0 0h9'/>" />
        <Ui.ServiceIcon src="data:image/svg+xml,%3Csvg/%3E" /> <Ui.Spinner />{' '}
        <Ui.Skeleton width="40%" />
        <Ui.StatusBadge tone="done">Done</Ui.StatusBadge> <Ui.Tag>Room 101</Ui.Tag>
        <Ui.LinkButton href="#b">Add</Ui.LinkButton> <Ui.IconButton icon="plus" label="More" />
      </Ui.Inline>
      <Ui.Grid columns={2}>
        <Ui.Card>A card</Ui.Card>
        <Ui.PressableCard onPress={nothing}>A card to press</Ui.PressableCard>
        <Ui.QrCode label="Address" value="https://example.com" />
      </Ui.Grid>
      <ul>
        <Ui.ListRow title="Room 101" />
      </ul>
      <Ui.FilterBar label="Filter" count={0} onClear={nothing} labels={en.filterBarLabels}>
        <Ui.Select label="Room" options={OPTIONS} />
      </Ui.FilterBar>
      <Ui.InlineFilterBar label="Filter here">
        <Ui.Select label="Floor" options={OPTIONS} />
      </Ui.InlineFilterBar>
      <Ui.ListFooter
        offset={0}
        limit={5}
        totalCount={12}
        pageSizes={[5, 10]}
        onOffsetChange={nothing}
        onLimitChange={nothing}
        labels={en.listFooterLabels}
      />
      <Ui.ShortcutsButton onClick={nothing}>Shortcuts</Ui.ShortcutsButton>
      <Ui.NewVersionNotice title="A new version">The page reloads.</Ui.NewVersionNotice>
      <Ui.Tabs label="Parts" items={ITEMS} />
      <Ui.DataTable
        label="Services"
        columns={COLUMNS}
        rows={ROWS}
        rowKey={(row) => row.id}
        labels={en.dataTableLabels}
        loadingLabel={en.loadingLabel}
        empty="Nothing here"
      />
      <Ui.Pagination page={0} pageCount={3} onPageChange={nothing} labels={en.paginationLabels} />
      <Ui.Timeline
        entries={[{ id: 1, actor: 'guest', text: 'Asked for towels', at: '10:30' }]}
        labels={en.timelineLabels}
      />
      <Ui.EmptyState title="Nothing" />
      <Ui.Menu label="Do" trigger={<Ui.Button>Do</Ui.Button>} items={[{ id: 'a', label: 'Go' }]} />
      <Ui.Popover label="About" trigger={<Ui.Button>About</Ui.Button>}>
        More about it
      </Ui.Popover>
      <Ui.Tooltip content="Asks you something">
        <Ui.Button onClick={() => void Ui.toast({ tone: 'info', body: 'Hello' })}>Greet</Ui.Button>
      </Ui.Tooltip>
    </Ui.Stack>
  );
}

/** Every component that is not the console's own. */
export function OneOfEach() {
  const [menuOpen, setMenuOpen] = useState(false);
  const menu = { menuOpen, onMenuOpenChange: setMenuOpen };
  const user = { username: 'ada', onEditProfile: nothing, onLogout: nothing };
  const home = { id: 'home', label: 'Home', href: '#home', icon: 'house' } as const;
  return (
    <Ui.AppShell
      {...menu}
      {...en.appShellLabels}
      header={
        <Ui.Header
          {...menu}
          {...en.headerLabels}
          brand={{ label: 'A product', href: '#' }}
          end={
            <>
              <Ui.ConnectionStatus state="live" labels={en.connectionStatusLabels('10:30')} />
              <Ui.LanguageMenu
                {...en.languageMenuLabels}
                selected="en"
                languages={[{ code: 'en', label: 'English' }]}
                onSelectedChange={nothing}
              />
              <Ui.ThemeMenu
                selected="light"
                labels={en.themeMenuLabels}
                onSelectedChange={nothing}
              />
              <Ui.UserMenu {...user} labels={en.userMenuLabels} />
            </>
          }
        />
      }
      sidebar={<Ui.Sidebar items={[home]} labels={en.sidebarLabels} />}
      bottom={<Ui.BottomBar {...en.bottomBarLabels} items={[home]} />}
      notice={<Ui.ConnectionBar {...en.connectionBarLabels} text="Offline" onRetry={nothing} />}
    >
      <Ui.PageHeader
        title="One of each"
        breadcrumbs={<Ui.Breadcrumbs {...en.breadcrumbsLabels} items={[{ label: 'Home' }]} />}
      />
      <Content />
      <Fields />
      <Overlays />
      <Ui.Panel title="Pages">
        <Ui.Page title="A page">What it shows</Ui.Page>
        <Ui.StartingPage />
        <Ui.StatusPage icon="info" title="Status" text="Fine" actions={null} />
        <Ui.NotFoundPage homeHref="#" labels={en.notFoundPageLabels} />
        <Ui.ForbiddenPage homeHref="#" labels={en.forbiddenPageLabels} />
        <Ui.CrashPage homeHref="#" onReload={nothing} labels={en.crashPageLabels} />
      </Ui.Panel>
      <Ui.Toaster {...en.toasterLabels} />
    </Ui.AppShell>
  );
}
