import type { Diario } from '@vigilia/game-diario';

/** The cards that an event showed, each with its deck. */
export function cardIn(event: Diario['event']): (readonly [deck: string, card: string])[] {
  switch (event.type) {
    case 'event-turned':
      return [['events', event.event]];
    case 'chapter-turned':
      return [['chapters', event.chapter]];
    case 'objective-opened':
      return [['objectives', event.objective]];
    case 'starters':
      return event.people.map((person) => ['people', person] as const);
    case 'joined':
      return [['people', event.person]];
    case 'visitor':
      return [['visitors', event.visitor]];
    case 'went-out':
      return [['locations', event.location]];
    case 'exploration-turned':
      return [['exploration', event.exploration]];
    case 'findings-drawn':
      return [['findings', event.findings]];
    case 'encountered':
      return [['residents', event.resident]];
    case 'raid-turned':
      return [['raids', event.raid]];
    case 'fate-turned':
      return [['fate', event.fate]];
    case 'narrative-kept':
      return [['narrative', event.narrative]];
    case 'built':
    case 'boarded':
      return [['fittings', event.fitting]];
    case 'colour':
      return [['colours', event.colour]];
  }
  return [];
}
