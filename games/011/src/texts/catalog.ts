// Written by `npm run generate:texts` from texts/en.json and rulebook/clauses.json.

/** Every message and the variables it uses. */
export interface Catalog {
  'event.dealt': 'cards';
  'event.dealt-hidden': 'count' | 'seat';
  'event.card-open': 'character';
  'event.first-order': 'seats';
  'event.hour-began': 'hour';
  'event.event-turned': 'event';
  'event.fenrir-woke': never;
  'event.role-dealt': 'role';
  'event.role-dealt-hidden': 'seat';
  'event.bid': 'amount' | 'position' | 'seat';
  'event.passed': 'seat';
  'event.could-not-raise': 'seat';
  'event.position-won': 'amount' | 'position' | 'seat';
  'event.position-left': 'position' | 'seat';
  'event.clue-placed': 'seat' | 'square';
  'event.clue-collected': 'seat' | 'square';
  'event.organ-placed': 'seat' | 'square';
  'event.clue-returned': 'square';
  'event.turn-began': 'seat';
  'event.turn-ended': 'seat';
  'event.declared': 'character' | 'seat';
  'event.declared-right': 'character' | 'seat';
  'event.declared-wrong': 'character' | 'seat';
  'event.chosen-seen': 'character';
  'event.chosen-hidden': 'seat';
  'event.marks-shown': 'seat' | 'tiles';
  'event.character-chosen': 'character' | 'seat';
  'event.ability-used': 'character' | 'seat';
  'event.character-blocked': 'character' | 'seat';
  'event.effect-skipped': 'effect' | 'seat';
  'event.ability-twice': 'seat';
  'event.time-gained': 'amount' | 'seat';
  'event.time-paid': 'amount' | 'seat';
  'event.music-gained': 'amount' | 'seat';
  'event.clues-gained': 'amount' | 'seat';
  'event.clues-spent': 'amount' | 'seat';
  'event.drew': 'tiles';
  'event.drew-hidden': 'count' | 'seat';
  'event.investigated': 'cards' | 'target';
  'event.looked': 'count' | 'seat' | 'target';
  'event.investigated-unknown': 'cards';
  'event.looked-unknown': 'count' | 'seat';
  'event.gears-turned': 'action' | 'machine' | 'seat' | 'steps' | 'teeth';
  'event.walked': 'character' | 'seat' | 'square';
  'event.rode': 'character' | 'line' | 'seat' | 'square';
  'event.carriage-taken': 'character' | 'seat';
  'event.clue-moved': 'from' | 'seat' | 'to';
  'event.card-played': 'power' | 'seat';
  'event.power-regained': 'power' | 'seat';
  'event.tile-played': 'seat' | 'tile';
  'event.organ-invoked': 'seat' | 'tile';
  'event.discarded': 'tile';
  'event.discarded-hidden': 'seat';
  'event.location-declined': 'seat';
  'event.character-sent': 'character' | 'place' | 'seat';
  'event.characters-swapped': 'character' | 'other' | 'seat';
  'event.location-placed': 'direction' | 'place' | 'seat';
  'event.out-of-time': 'seat';
  'event.goal-missed': 'seat';
  'event.out': 'characters' | 'seat';
  'event.won-as-hero': 'seat';
  'event.won-as-fenrir': 'seat';
  'event.ragnarok': never;
  'event.chosen-was': 'character';
  'event.fenrir-was': 'seat';
  'prompt.open-auction': never;
  'prompt.raise': 'bid' | 'position';
  'prompt.place-clue': never;
  'prompt.choose': never;
  'prompt.copy': 'amount';
  'prompt.act': never;
  'prompt.investigate': 'count';
  'prompt.clue-on-place': never;
  'prompt.free-walk': 'steps';
  'prompt.gears': never;
  'prompt.move': 'steps';
  'prompt.spend': 'action';
  'prompt.move-clue': never;
  'prompt.ride': never;
  'prompt.regain': never;
  'prompt.block': never;
  'prompt.send': never;
  'prompt.swap': never;
  'prompt.end-turn': never;
  'prompt.place-location': never;
  'prompt.place-organ': never;
  'prompt.discard': 'count';
  'refusal.unknown-option': 'option';
  'refusal.beginners': never;
  'refusal.position-taken': 'position';
  'refusal.other-position': 'position';
  'refusal.bid-too-low': 'least';
  'refusal.bid-too-high': 'most';
  'refusal.order-form': never;
  'refusal.order-no-auction': never;
  'refusal.order-position': 'position';
  'refusal.order-twice': never;
  'refusal.order-first': 'first' | 'most';
  'refusal.order-opening': never;
  'refusal.not-a-block': 'square';
  'refusal.not-empty': 'square';
  'refusal.character-blocked': 'character';
  'refusal.character-used': 'character';
  'refusal.too-few-marks': 'marks';
  'refusal.no-organ': never;
  'refusal.declared-too-late': never;
  'refusal.nothing-to-copy': 'character';
  'refusal.own-hand': never;
  'refusal.no-such-hand': never;
  'refusal.hand-is-out': 'target';
  'refusal.unknown-open': never;
  'refusal.nothing-unseen': never;
  'refusal.not-an-empty-place': 'square';
  'refusal.no-clue': 'square';
  'refusal.same-character': never;
  'refusal.inside-a-walk': never;
  'refusal.ability-first': never;
  'refusal.needs-character': never;
  'refusal.must-copy': never;
  'refusal.teeth': never;
  'refusal.too-little-time': 'time';
  'refusal.no-steps-left': 'steps';
  'refusal.not-next-to': 'square';
  'refusal.occupied': 'square';
  'refusal.transport-banned': never;
  'refusal.machine-used': never;
  'refusal.other-machine': 'machine';
  'refusal.no-station': 'machine';
  'refusal.nowhere-to-step': never;
  'refusal.plays-banned': never;
  'refusal.card-played': never;
  'refusal.tile-played': never;
  'refusal.no-such-card': never;
  'refusal.no-such-tile': never;
  'refusal.not-an-item': never;
  'refusal.cannot-be-played': never;
  'refusal.too-few-clues': 'clues';
  'refusal.no-target': never;
  'refusal.slot-taken': 'direction';
  'refusal.area-empty': 'direction' | 'place';
  'refusal.too-few-locations': never;
  'refusal.no-organ-symbol': never;
  'refusal.not-a-candidate': 'square';
  'order.kept': 'hour' | 'orders';
  'order.all': 'hour' | 'lastly';
  'order.bid': 'first' | 'lastly' | 'most' | 'position';
  'order.under-way': 'lastly' | 'most';
  'order.no-bid': 'lastly' | 'position';
  'order.rest': 'lastly';
  'character.vikstrom': never;
  'character.snowy': never;
  'character.lilja': never;
  'character.pahlsson': never;
  'character.koleberg': never;
  'character.lewis': never;
  'character.johnsson': never;
  'character.vidal': never;
  'character-title.vikstrom': never;
  'character-title.snowy': never;
  'character-title.lilja': never;
  'character-title.pahlsson': never;
  'character-title.koleberg': never;
  'character-title.lewis': never;
  'character-title.johnsson': never;
  'character-title.vidal': never;
  'ability.vikstrom': never;
  'ability.snowy': never;
  'ability.lilja': never;
  'ability.pahlsson': never;
  'ability.koleberg': never;
  'ability.lewis': never;
  'ability.johnsson': never;
  'ability.vidal': never;
  'power.investigate': never;
  'power.transport': never;
  'power.research': never;
  'power.compose': never;
  'power-effect.investigate': never;
  'power-effect.transport': never;
  'power-effect.research': never;
  'power-effect.compose': never;
  'tile.mole-1': never;
  'tile.mole-2': never;
  'tile.mole-3': never;
  'tile.mole-4': never;
  'tile.cimitero-1': never;
  'tile.cimitero-2': never;
  'tile.cimitero-3': never;
  'tile.cimitero-4': never;
  'tile.museo-1': never;
  'tile.museo-2': never;
  'tile.museo-3': never;
  'tile.museo-4': never;
  'tile.tempio-1': never;
  'tile.tempio-2': never;
  'tile.tempio-3': never;
  'tile.tempio-4': never;
  'tile.obelisco-1': never;
  'tile.obelisco-2': never;
  'tile.obelisco-3': never;
  'tile.obelisco-4': never;
  'tile.adulruna-rediviva': never;
  'tile.an-arrow-from-the-sun': never;
  'tile.the-perennial-sophia': never;
  'tile.deggial': never;
  'tile.lemuria': never;
  'tile.nifelheim': never;
  'tile.sitra-ahra': never;
  'tile.to-mega-therion': never;
  'tile.feuer-overture': never;
  'tile.prometheus-entfesselt': never;
  'tile.tram-pass-1': never;
  'tile.tram-pass-2': never;
  'tile.monorail-pass-1': never;
  'tile.monorail-pass-2': never;
  'tile.airship-pass-1': never;
  'tile.airship-pass-2': never;
  'tile.omen-1': never;
  'tile.omen-2': never;
  'tile.spare-moment-1': never;
  'tile.spare-moment-2': never;
  'tile.solved-riddle-1': never;
  'tile.solved-riddle-2': never;
  'tile.keyhole-1': never;
  'tile.keyhole-2': never;
  'tile.forced-march': never;
  'tile.sleepless-night': never;
  'tile.deep-archive': never;
  'tile.summons': never;
  'tile.false-papers': never;
  'tile.fenrir-stone': never;
  'tile-effect.location': 'place';
  'tile-effect.none': never;
  'tile-effect.music': 'amount';
  'tile-effect.time': 'amount';
  'tile-effect.draw': 'count';
  'tile-effect.investigate': 'count';
  'tile-effect.walk': 'steps';
  'tile-effect.ride': 'line';
  'tile-effect.clue-on-place': never;
  'tile-effect.send': never;
  'tile-effect.swap': never;
  'tile-cost.time': 'amount';
  'tile-cost.clues': 'amount';
  'tile-mark.wolf': 'count';
  'tile-mark.organ': never;
  'place.mole': never;
  'place.cimitero': never;
  'place.museo': never;
  'place.tempio': never;
  'place.obelisco': never;
  'direction.N': never;
  'direction.E': never;
  'direction.S': never;
  'direction.W': never;
  'machine.carriage': never;
  'machine.tram': never;
  'machine.monorail': never;
  'machine.airship': never;
  'action.move-clue': never;
  'action.investigate': never;
  'action.research': never;
  'action.compose': never;
  'role.hero': never;
  'role.fenrir': never;
  'event-card.A': never;
  'event-card.B': never;
  'event-card.C': never;
  'event-card.D': never;
  'event-card.E': never;
  'event-card.F': never;
  'event-card.G': never;
  'event-card.H': never;
  'event-card.I': never;
  'event-card.J': never;
  'event-card.K': never;
  'effect.time': never;
  'effect.music': never;
  'effect.clue': never;
  'effect.draw': never;
  'effect.investigate': never;
  'effect.walk': never;
  'effect.ride': never;
  'effect.copy': never;
  'effect.act': never;
  'effect.block': never;
  'effect.clue-on-place': never;
  'effect.move-clue': never;
  'effect.regain': never;
  'effect.send': never;
  'effect.swap': never;
  'effect.twice': never;
  'phase.event': never;
  'phase.auction': never;
  'phase.clues': never;
  'phase.turns': never;
  'phase.location': never;
  'phase.discard': never;
  'phase.over': never;
  'position.1': never;
  'position.2': never;
  'position.3': never;
  'position.4': never;
  'position.5': never;
  'position.6': never;
  'hour.1': never;
  'hour.2': never;
  'hour.3': never;
  'hour.4': never;
  'hour.5': never;
  'hour.6': never;
  'hour.7': never;
  'hour.8': never;
  'hour.9': never;
  'hour.10': never;
  'hour.11': never;
  'hour.12': never;
  'whereabouts.chosen': never;
  'whereabouts.unknown': never;
  'ending.hero': 'seat';
  'ending.fenrir': 'seat';
  'ending.ragnarok': never;
  'word.position': never;
  'word.square': never;
  'word.character': never;
  'word.power': never;
  'word.tile': never;
  'word.place': never;
  'word.line': never;
  'word.direction': never;
  'word.source': never;
  'word.action': never;
  'verb.bid': 'amount' | 'position';
  'verb.pass': never;
  'verb.clue': 'square';
  'verb.declare': 'character';
  'verb.choose': 'character';
  'verb.copy': 'character';
  'verb.turn': 'teeth';
  'verb.walk': 'square';
  'verb.ride': 'line' | 'square';
  'verb.carriage': never;
  'verb.stop': never;
  'verb.spend': 'amount';
  'verb.investigate': 'source';
  'verb.move': 'from' | 'to';
  'verb.act': 'action';
  'verb.card': 'power';
  'verb.tile': 'tile';
  'verb.regain': 'power';
  'verb.block': 'character';
  'verb.send': 'character' | 'place';
  'verb.swap': 'character' | 'other';
  'verb.place': 'direction' | 'place';
  'verb.invoke': 'tile';
  'verb.organ': 'square';
  'verb.discard': 'tile';
  'verb.skip': never;
  'verb.end': never;
  'reason.games-won': 'percent';
  'reason.certain-victory': 'character';
  'reason.gamble': 'character' | 'suspects';
  'reason.play-then-declare': 'character';
  'reason.look-then-declare': never;
  'reason.know-before-choosing': never;
  'reason.cannot-be': 'character';
  'reason.no-sure-way': 'character';
  'reason.last-hour': never;
  'reason.rival-ready': 'music' | 'percent' | 'seat';
  'reason.win-in-sight': 'character';
  'reason.bid-worth': 'most' | 'position';
  'reason.too-dear': 'amount' | 'most';
  'reason.no-better': 'position';
  'reason.event-at-position': 'effect' | 'position';
  'reason.last-places': 'clues' | 'time';
  'reason.first-pick': 'count';
  'reason.picks-before': 'count';
  'reason.saves-time': 'time';
  'reason.time-short': 'hours' | 'time';
  'reason.ability-time': 'amount';
  'reason.ability-pages': 'amount';
  'reason.ability-clues': 'amount';
  'reason.ability-tiles': 'count';
  'reason.ability-looks': 'count';
  'reason.ability-steps': 'steps';
  'reason.ability-copy': 'amount' | 'character';
  'reason.ability-act': 'action';
  'reason.ability-effect': 'effect';
  'reason.pages-missing': 'pages';
  'reason.pages-enough': never;
  'reason.suspects-left': 'count';
  'reason.chosen-known': 'character';
  'reason.tiles-kept': 'count';
  'reason.action': 'action' | 'teeth';
  'reason.machine': 'machine';
  'reason.clue-in-reach': 'character' | 'steps';
  'reason.no-clue-near': 'steps';
  'reason.clue-beside': never;
  'reason.clue-ahead': 'steps';
  'reason.collects': never;
  'reason.walk-costs': never;
  'reason.costs-nothing': never;
  'reason.costs-time': 'amount';
  'reason.costs-clues': 'amount' | 'count';
  'reason.keeps-clues': 'count';
  'reason.clues-wasted': 'count';
  'reason.organ-near': 'character' | 'steps';
  'reason.organ-far': 'character' | 'steps';
  'reason.prey-near': 'character' | 'other' | 'steps';
  'reason.prey-far': 'character' | 'other' | 'steps';
  'reason.goal-steps': 'count' | 'steps';
  'reason.at-goal': 'character';
  'reason.short-of-goal': 'steps';
  'reason.out-of-time': never;
  'reason.unseen': 'count' | 'source' | 'total';
  'reason.known-already': 'source';
  'reason.keep-mark': 'count';
  'reason.mark-later': never;
  'reason.mark-idle': never;
  'reason.organ-symbol': never;
  'reason.place-idle': never;
  'reason.place-useful': never;
  'reason.duplicate': 'count' | 'place';
  'reason.keeps-hand': never;
  'reason.placing-earns': 'clues' | 'time';
  'reason.gives-up': 'clues' | 'time';
  'reason.area': 'count';
  'reason.wolf-waits': never;
  'reason.suspect-near': 'character' | 'steps';
  'reason.clue-returned': never;
  'reason.blocks': 'character' | 'count';
  'reason.clue-near': 'character' | 'steps';
  'reason.others-near': 'count';
  'reason.only-choice': never;
  'reason.fallback': never;
  'table-option.beginners': never;
}

/** Every clause of the rulebook. */
export type Clause =
  | 'SET-1'
  | 'SET-2'
  | 'SET-3'
  | 'SET-4'
  | 'SET-5'
  | 'SET-6'
  | 'SET-7'
  | 'SET-8'
  | 'SET-9'
  | 'SET-10'
  | 'SET-11'
  | 'THREE-1'
  | 'THREE-2'
  | 'THREE-3'
  | 'THREE-4'
  | 'HOUR-1'
  | 'HOUR-2'
  | 'HOUR-3'
  | 'TIME-1'
  | 'TIME-2'
  | 'TIME-3'
  | 'TIME-4'
  | 'MUSIC-1'
  | 'EVT-1'
  | 'EVT-2'
  | 'EVT-3'
  | 'EVT-4'
  | 'EVT-5'
  | 'EVT-A'
  | 'EVT-B'
  | 'EVT-C'
  | 'EVT-D'
  | 'EVT-E'
  | 'EVT-F'
  | 'EVT-G'
  | 'EVT-H'
  | 'EVT-I'
  | 'EVT-J'
  | 'EVT-K'
  | 'AUC-1'
  | 'AUC-2'
  | 'AUC-3'
  | 'AUC-4'
  | 'AUC-5'
  | 'AUC-6'
  | 'AUC-7'
  | 'CLUE-1'
  | 'CLUE-2'
  | 'TURN-1'
  | 'TURN-2'
  | 'TURN-3'
  | 'TURN-4'
  | 'TURN-5'
  | 'TURN-6'
  | 'ABIL-1'
  | 'ABIL-2'
  | 'ABIL-3'
  | 'ABIL-4'
  | 'GEAR-1'
  | 'GEAR-2'
  | 'GEAR-3'
  | 'GEAR-4'
  | 'MOVE-1'
  | 'MOVE-2'
  | 'MOVE-3'
  | 'MOVE-4'
  | 'MOVE-5'
  | 'MOVE-6'
  | 'MOVE-7'
  | 'MOVE-8'
  | 'MOVE-9'
  | 'ACT-1'
  | 'ACT-2'
  | 'ACT-3'
  | 'ACT-4'
  | 'ACT-5'
  | 'ACT-6'
  | 'ACT-7'
  | 'ACT-8'
  | 'ACT-9'
  | 'CARD-1'
  | 'CARD-2'
  | 'CARD-3'
  | 'CARD-4'
  | 'TILE-1'
  | 'TILE-2'
  | 'TILE-3'
  | 'TILE-4'
  | 'TILE-5'
  | 'TILE-6'
  | 'TILE-7'
  | 'TILE-8'
  | 'TILE-9'
  | 'TILE-10'
  | 'TILE-11'
  | 'TILE-12'
  | 'TILE-13'
  | 'TILE-14'
  | 'TILE-15'
  | 'LOC-1'
  | 'LOC-2'
  | 'LOC-3'
  | 'LOC-4'
  | 'ORG-1'
  | 'ORG-2'
  | 'ORG-3'
  | 'ORG-4'
  | 'ORG-5'
  | 'FEN-1'
  | 'FEN-2'
  | 'WIN-1'
  | 'WIN-2'
  | 'WIN-3'
  | 'WIN-4'
  | 'WIN-5'
  | 'WIN-6'
  | 'WIN-7'
  | 'OUT-1'
  | 'OUT-2'
  | 'OUT-3';
