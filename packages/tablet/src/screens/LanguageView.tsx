import { LANGUAGES, type Language } from '@concierge/contract/constants';
import { Grid } from '@concierge/ui/Grid';
import { Heading } from '@concierge/ui/Heading';
import { PressableCard } from '@concierge/ui/PressableCard';
import { Stack } from '@concierge/ui/Stack';
import { Text } from '@concierge/ui/Text';
import { UserText } from '@concierge/ui/UserText';
import type { ReactElement } from 'react';
import { textsOf } from '../texts/texts.ts';

interface LanguageViewProps {
  /** The name of the hotel. */
  title: string;
  room: string;
  /** Null: none has been picked yet. */
  selected: Language | null;
  onPick: (language: Language) => void;
}

/** The first thing a guest sees: each language greets in itself. */
export function LanguageView({ title, room, selected, onPick }: LanguageViewProps): ReactElement {
  return (
    <Stack gap={8} className="tablet-welcome">
      <Stack gap={1} align="center">
        <Heading level={1} align="center">
          <UserText>{title}</UserText>
        </Heading>
        <Text size="lg" tone="muted" align="center">
          <UserText>{room}</UserText>
        </Text>
      </Stack>
      <Grid as="ul" itemWidth="lg" gap={4}>
        {LANGUAGES.map((language) => {
          const say = textsOf(language);
          return (
            <li key={language} lang={language}>
              <PressableCard
                padding="lg"
                selected={selected === null ? undefined : selected === language}
                onPress={() => onPick(language)}
              >
                <Stack as="span" gap={2} align="center">
                  <Text as="span" size="xl" weight="semibold">
                    {say('welcome')}
                  </Text>
                  <Text as="span" size="lg" tone="muted">
                    {say('languageName')}
                  </Text>
                </Stack>
              </PressableCard>
            </li>
          );
        })}
      </Grid>
    </Stack>
  );
}
