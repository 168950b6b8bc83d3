import type { Choosing } from './choosing.svelte';
import { kind, press } from './layout';
import { same, type Action, type Member } from './types';
import { either, spotName, t, zoneName } from './words';

/** A large button below the board: a choice, or a member of mine that has none. */
export interface Choice {
  key: string;
  /** Whose figure, or which picture. */
  seat?: number;
  icon?: string;
  title: string;
  sub: string;
  state: 'lit' | 'picked' | 'off';
  /** What the hint would choose. */
  hinted?: boolean;
  touch: (event: MouseEvent) => void;
}

/** Everything that can be chosen on the track now. */
export function choices(choosing: Choosing): Choice[] {
  const { view, play, me } = choosing;
  if (me === undefined) return [];
  if (view.stage === 'influence' && play.deciding) return influence(choosing);
  const { chosen, targets } = choosing;
  if (chosen !== undefined && targets.length > 0) return [one(choosing, chosen, 1), ...spaces(choosing)];
  const found: Choice[] = [];
  const seen = new Set<string>();
  choosing.members.forEach((member, index) => {
    const key = JSON.stringify([member.at, member.inSoup, member.exile, member.toMove]);
    if (seen.has(key) && chosen !== index) return;
    seen.add(key);
    const alike = choosing.members.filter((other) => JSON.stringify([other.at, other.inSoup, other.exile, other.toMove]) === key);
    // Of two that differ in nothing the one that was touched stands for both.
    const instead = found.findIndex((choice) => choice.key === key);
    const choice = { ...one(choosing, index, alike.length), key };
    if (instead >= 0) found[instead] = choice;
    else found.push(choice);
  });
  // What can be done first.
  found.sort((a, b) => Number(a.state === 'off') - Number(b.state === 'off'));
  if (play.deciding) found.push(...drops(choosing), ...declining(choosing));
  return found;
}

const state = (choosing: Choosing, action: Action): 'lit' | 'picked' => (choosing.isPicked(action) ? 'picked' : 'lit');

/** A member of mine. */
function one(choosing: Choosing, index: number, alike: number): Choice {
  const member = choosing.members[index] as Member;
  const [move, more] = choosing.moves(index);
  const touch = (event: MouseEvent) => choosing.touchMember(index, event);
  const place = where(member) + (alike > 1 ? ` (×${alike})` : '');
  const base = { key: `member-${index}`, seat: choosing.me as number, touch, hinted: choosing.moves(index).some((action) => choosing.isHinted(action)) };
  if (!move) return { ...base, title: place, sub: needs(choosing, member), state: 'off' };
  const held = choosing.chosen === index ? 'picked' : 'lit';
  switch (move.type) {
    case 'advance': {
      const free = choosing.moves(index).length;
      return { ...base, title: t('to', more ? zoneName(move.to.zone) : spotName(move.to)), sub: t('with', place, gain(choosing, move.to.zone, free)), state: held };
    }
    case 'climbOut':
      return { ...base, title: t('climbOut'), sub: t('climbOut.to', spotName(move.to)), state: held };
    case 'return':
      return { ...base, title: t('to', zoneName('opinion')), sub: t('return.from'), state: held };
    default:
      return { ...base, title: t('bringIn', choosing.harvest), sub: t('bringIn.by', choosing.members.filter((other) => other.at.zone === 'opinion').length, choosing.view.number ?? 0), state: held };
  }
}

function where(member: Member): string {
  if (member.inSoup) return t('member.inSoup', spotName(member.at));
  return member.exile ? t('member.exile', zoneName(member.at.zone)) : spotName(member.at);
}

/** What is printed on the barrier that stops a member. */
function needs(choosing: Choosing, member: Member): string {
  const track = choosing.view.board.track;
  if (member.inSoup) return t('needs', either([4, 5, 6]));
  if (member.exile) return t('needs', either(track.at(-1)?.barrier ?? []));
  if (member.at.zone === 'opinion') return t('opinion.brings', either([1, 2, 3]));
  const next = track[track.findIndex((stop) => stop.zone === member.at.zone) + 1];
  return next ? t('needs.for', either(next.barrier), zoneName(next.zone)) : '';
}

/** What it brings to arrive in a zone. */
function gain(choosing: Choosing, zone: string, free: number): string {
  switch (kind(zone)) {
    case 'press':
      return t('gain.rolls', press[zone] ?? 1);
    case 'opinion':
      return t('gain.rolls', choosing.members.some((member) => member.at.zone === 'opinion') ? 1 : 3);
    case 'influence':
      return choosing.view.stage === 'use' ? t('gain.influence') : t('gain.zone');
    case 'start':
      return t('gain.zone');
    default:
      return t('gain.spaces', free);
  }
}

/** The second step: which space. */
function spaces(choosing: Choosing): Choice[] {
  return choosing.targets.map((way) => {
    const stop = choosing.view.board.track.find((other) => other.zone === way.to.zone);
    const soup = stop?.soup.includes(way.to.space) ?? false;
    return {
      key: `to-${way.to.zone}-${way.to.space}`,
      icon: soup ? 'winepress' : 'ok',
      title: spotName(way.to),
      sub: t(soup ? 'space.soup' : 'space.safe'),
      state: state(choosing, way),
      hinted: choosing.isHinted(way),
      touch: (event) => choosing.touchSpot(way.to, event),
    };
  });
}

/** Opponents that can be dropped into the soup. */
function drops(choosing: Choosing): Choice[] {
  return choosing.play.legal.flatMap((action): Choice[] => {
    if (action.type !== 'drop') return [];
    const victim = choosing.view.parties.find(({ seat, members }) => seat !== choosing.me && members.some((member) => !member.inSoup && same(member.at, action.from)));
    return [
      {
        key: `drop-${action.from.zone}-${action.from.space}`,
        ...(victim ? { seat: victim.seat } : { icon: 'winepress' }),
        title: t('drop'),
        sub: t('with', choosing.play.names[victim?.seat ?? 0] ?? '', spotName(action.from)),
        state: state(choosing, action),
        hinted: choosing.isHinted(action),
        touch: (event) => choosing.touchOther(action.from, event),
      },
    ];
  });
}

function declining(choosing: Choosing): Choice[] {
  const decline = choosing.play.find((action) => action.type === 'decline');
  return decline ? [plain(choosing, decline, 'undo', t('decline'), t('decline.sub'))] : [];
}

function influence(choosing: Choosing): Choice[] {
  return [
    plain(choosing, { type: 'advanceAll' }, 'play', t('advanceAll'), t('advanceAll.sub')),
    plain(choosing, { type: 'dropAll' }, 'winepress', t('dropAll'), t('dropAll.sub')),
    ...declining(choosing),
  ];
}

function plain(choosing: Choosing, wanted: Action, icon: string, title: string, sub: string): Choice {
  const legal = choosing.play.find((action) => action.type === wanted.type);
  return {
    key: wanted.type,
    icon,
    title,
    sub,
    state: legal ? state(choosing, legal) : 'off',
    hinted: legal !== undefined && choosing.isHinted(legal),
    touch: (event) => (legal ? choosing.toggle(legal) : choosing.why(wanted, event)),
  };
}
