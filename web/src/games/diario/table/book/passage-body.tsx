import { eventText, lineText, withCast } from '@vigilia/game-diario/texts';
import { text } from '@vigilia/kernel';
import type { DraftProps, Event } from '../asked.ts';
import { BookLine, bookLanguage } from './book.tsx';
import { beginsWithQuote, paragraphsOf, printedTexts, titleOf } from './passage-texts.ts';
import type { Passage } from './reading.ts';
import * as storyPage from './story-page.module.css';

interface Props extends DraftProps {
  readonly passage: Passage;
  /** Whether its text is left out. */
  readonly isFolded: boolean;
}

/** The title and text of a story or card, and what came of it. */
export function PassageBody({ draft, passage, isFolded }: Props) {
  const { opening, story, isWhole, outcome } = passage;
  const title = titleOf(opening);
  const language = story === null ? undefined : bookLanguage(draft, `story.${story}`);
  const paragraphs = printedTexts(opening).flatMap((printed) => paragraphsOf(draft.say(printed)));
  return (
    <section class={storyPage.passage} data-earlier={isWhole ? undefined : ''}>
      {title !== null && (
        <h2 class={storyPage.passageTitle} lang={language}>
          {draft.say(title)}
        </h2>
      )}
      {isWhole && !isFolded && (
        <div class={storyPage.passageText} lang={language}>
          {paragraphs.map((words) => (
            <p key={words} class={beginsWithQuote(words) ? storyPage.passageQuote : undefined}>
              {words}
            </p>
          ))}
        </div>
      )}
      {outcome.length > 0 && (
        <div class={storyPage.passageOutcome}>
          {outcome.map((event, index) => (
            <Outcome key={index} draft={draft} event={event} />
          ))}
        </div>
      )}
    </section>
  );
}

function Outcome({ draft, event }: DraftProps & { readonly event: Event }) {
  if (event.type === 'story-told') {
    const line = lineText(event);
    return (
      <p class={storyPage.passageLine} lang={bookLanguage(draft, line.key)}>
        {draft.say(line)}
      </p>
    );
  }
  if (event.type === 'decided')
    return (
      <p class={storyPage.passageDecided} lang={optionLanguage(draft, event.option)}>
        {draft.say(text('story-page.decided', { option: withCast(event.option, event.cast) }))}
      </p>
    );
  return (
    <>
      <p class={storyPage.passageBrought}>{draft.say(eventText(event))}</p>
      {event.type === 'joined' && <BookLine draft={draft} event={event} />}
    </>
  );
}

/** An option of a story is written `story:option`; those of cards are in the language of the page. */
function optionLanguage(draft: DraftProps['draft'], option: string): string | undefined {
  return option.includes(':') ? bookLanguage(draft, `story-option.${option}`) : undefined;
}
