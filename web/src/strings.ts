// Every word the client says by itself. What happens in a game is told by the server.

import type { Patience, Phrase, SettingOffer } from './protocol';

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

function waits(patience: Patience): string {
  if (patience.kind === 'none') return 'as long as it takes';
  if (patience.kind === 'day') return 'for a day';
  const { seconds } = patience;
  if (seconds % 60 !== 0) return `for ${seconds} seconds`;
  return seconds === 60 ? 'for a minute' : `for ${seconds / 60} minutes`;
}

export const strings = {
  title: 'Homestretch',
  you: 'You',
  youInside: 'you', // within a sentence
  listed: (names: readonly string[]) => list.format(names),
  seatName: (letter: string) => `Seat ${letter}`,
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  tryAgain: 'Try again',
  loading: 'Loading',
  toHome: 'Back to the games',
  madeBy: (who: string) => `By ${who}.`,
  code: (code: string) => `Code ${code}`,
  minutes: (minutes: number) => `${minutes} min`,
  players: (low: number, high: number) => (low === high ? `${low}` : `${low}–${high}`),
  playersLabel: (low: number, high: number) =>
    low === high ? `${low} players` : `${low} to ${high} players`,
  bot: (kind: string) => `bot, ${kind}`,
  bots: {
    easy: { name: 'Easy', text: 'Thinks ahead a little; kind to beginners' },
    normal: { name: 'Normal', text: 'Thinks ahead; for people who know the game' },
    hard: { name: 'Hard', text: 'Thinks for about a second each time; the strongest' },
    greedy: { name: 'Quick', text: 'Takes what looks best and never thinks ahead' },
    random: { name: 'Random', text: 'Does anything that is allowed' },
  } as Readonly<Record<string, { readonly name: string; readonly text: string }>>,

  errors: {
    unreachable: 'The server cannot be reached. Check your connection and try again.',
    unreadable: (status: number) => `The server gave an answer that makes no sense (${status}). Try again.`,
    title: 'That did not work',
    missingTitle: 'Nothing is here',
    missing: 'This address leads nowhere. Perhaps a part of the link was lost.',
    linkTitle: 'This link does not work',
    tableTitle: 'This table is gone',
    byeTitle: 'The table was closed',
    safe: 'Every move that was confirmed is saved.',
  },

  restart: {
    title: (minutes: number) =>
      minutes <= 0
        ? 'The server is about to restart.'
        : `The server restarts in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    safe: 'Every move is saved, and this page comes back by itself.',
  },

  target: { chosen: 'chosen' },

  learn: {
    title: 'Learn',
    coach: 'Coach',
    steps: 'Steps of the lesson',
    step: (number: number, title: string) => `Step ${number}: ${title}`,
    place: (number: number, steps: number) => `Coach · ${number} of ${steps}`,
    next: 'Next',
    finish: 'Finish',
    tried: 'That can be done, too',
    back: 'Take it back',
    leave: 'Leave the lesson',
    over: 'That is the game',
    overText: 'The rest comes by playing. What you learned here is always under How to play.',
    play: 'Play against bots',
    none: 'There is no lesson for this game yet. The rules are under How to play.',
    offer: (game: string) => `First time at ${game}?`,
    offerText: 'A coach plays a few turns with you. You can leave whenever you like.',
    show: (minutes: number) => (minutes > 0 ? `Show me, ${minutes} minutes` : 'Show me'),
    known: 'I know it',
    link: 'Learn it by playing',
    pictures: 'In pictures',
    rules: 'Every rule',
  },

  home: {
    headline: 'Pick a lane.',
    intro: (games: number) =>
      games === 1
        ? 'A racing card game in your browser, with friends or bots. No account: your first move is ten seconds away.'
        : 'Racing card games in your browser, with friends or bots. No account: your first move is ten seconds away.',
    invitation: 'Invitation',
    invitationPlaceholder: 'Link or table name',
    invitationWrong: 'Paste the whole link you were sent, or the name of a table.',
    join: 'Join',
    openTable: 'Open a table',
    openTableFor: (game: string) => `With friends: open a table for ${game}`,
    chooseGame: 'Which game?',
    play: 'Play',
    withFriends: 'With friends',
    playLabel: (game: string) => `Play ${game} against bots`,
    howTo: 'How to play',
    howToLabel: (game: string) => `How to play ${game}`,
    name: 'Your name',
    namePrompt: 'Playing as',
    noName: 'Guest',
    nameSave: 'Save',
    yours: 'Your tables',
    yoursEmpty: 'Tables you join appear here.',
    open: 'Open tables',
    openEmpty: 'No public table is waiting for players right now.',
    replays: 'Your replays',
    replaysEmpty: 'Finished matches appear here.',
    continue: 'Continue',
    lookIn: 'Look in',
    results: 'Results',
    sit: 'Sit down',
    watch: 'Watch',
    replay: 'Watch again',
    yourMove: 'Your move',
    gathering: (taken: number, seats: number) => `${taken} of ${seats} seats taken`,
    running: 'Others are thinking',
    putAway: (title: string, table: string) => `Put away: ${title}, ${table}`,
    finished: 'Finished',
    won: (names: readonly string[]) => `${list.format(names)} won`,
    teamWon: 'Won together',
    teamLost: 'Lost together',
    soloWon: (name: string) => `${name} made it`,
    soloLost: (name: string) => `${name} did not make it`,
    problems: 'Mistakes in card packs',
    problem: (file: string, line: number, column: string) =>
      [file, line > 0 ? `line ${line}` : '', column].filter(Boolean).join(', '),
  },

  guest: {
    title: 'You',
    device: 'On another device',
    deviceText:
      'No account: this browser is you. A recovery code makes another browser you as well, with your name, tables and replays.',
    makeCode: 'Show me a code',
    replaces: (when: string) => `You made a code on ${when}. A new one replaces it.`,
    code: 'Your recovery code',
    codeText: 'Nobody can show it to you again. Write it down, and keep it to yourself.',
    haveCode: 'I have a code',
    codeField: 'The six words',
    codePlaceholder: 'six words of your code',
    adopt: 'Be that guest here',
    adoptText: 'What this browser has now stays behind, unless you make a code for it first.',
    forget: 'Forget me',
    forgetText: 'Erase what this server knows of you.',
    forgetWarning:
      'Gone for good: your name, your tables and replays, what you said, your recovery code, and the seats you have on every device. What stays: matches with other people, where “Somebody” has played in your place, and replays that others keep. In a match that is going on a bot will take your seat.',
    forgetYes: 'Yes, forget me',
    forgetNo: 'Keep everything',
  },

  theme: { label: 'Light or dark', system: 'System', light: 'Light', dark: 'Dark' },

  link: {
    joinTitle: 'You are invited',
    joinText: 'Under which name do you want to play?',
    join: 'Sit down',
  },

  room: {
    eyebrow: (id: string) => `Table ${id}`,
    facts: (pack: string, seats: number, minutes: number) =>
      `${pack} · ${seats} seats · about ${minutes} minutes`,
    privacy: { private: 'by invitation', public: 'public table' },
    leave: 'Leave table',
    seats: 'Seats',
    fewer: 'Fewer seats',
    more: 'More seats',
    host: 'Host',
    here: 'Here',
    away: 'Not connected',
    hotSeat: 'Plays on this device, too',
    open: 'Open seat',
    openPrivate: 'Whoever opens the link sits here',
    openPublic: 'Anybody may sit here',
    addBot: 'Add a bot',
    sitHere: 'Sit here',
    addPerson: 'Share this device',
    personName: (letter: string) => `Player ${letter}`,
    remove: (name: string) => `Take ${name} off the seat`,
    rename: (letter: string) => `Name of seat ${letter}`,
    botNote: (kind: string, text: string) => (text ? `${kind} bot: ${text}` : `${kind} bot`),
    botKind: (name: string) => `How ${name} plays`,
    otherBots: 'More',
    otherBotsFor: (name: string) => ` ways for ${name} to play`,
    invite: 'Invite',
    inviteSeat: (letter: string) => `Seat ${letter}`,
    inviteText: 'Let them scan it, or send the link. Works on a phone, no account.',
    inviteFull: 'Every seat is taken.',
    inviteOthers: 'The host hands out the seats.',
    qr: 'QR code of the invitation link',
    watchLink: 'Spectator link, sees no hands',
    resumeLink: 'Your own seat on another device. Works once; keep it to yourself',
    revoke: 'New link',
    revokeLabel: 'Make a new link to your seat; the one before stops working',
    rules: 'Rules of this match',
    table: 'At the table',
    pack: 'Cards',
    /** A value that is none of those offered. */
    otherValue: (value: SettingOffer['value']) => {
      if (typeof value === 'string') return value;
      if (value.kind === 'decision') return `${value.seconds} seconds for every decision`;
      if (value.kind === 'bank')
        return `A bank of ${value.seconds} seconds, ${value.increment} back each time`;
      return 'seconds' in value ? `${value.seconds} seconds` : 'A value of its own';
    },
    hostOnly: 'The host sets these.',
    seal: 'Nobody chooses the cards. Seal of this shuffle:',
    shuffling: 'Shuffling: every browser at the table adds its part…',
    learn: 'First time?',
    learnText: 'The rules are five minutes of reading. Your seat waits.',
    read: 'Read the rules',
    status: (people: number, seats: number, open: number) =>
      `${people} of ${seats} seats taken${open > 0 ? `, ${open} open` : ''}`,
    start: 'Start',
    startWithBots: (letters: readonly string[]) =>
      letters.length === 1
        ? `Start with a bot in seat ${letters[0]}`
        : `Start with bots in seats ${list.format(letters)}`,
    waitForHost: 'The host starts the match.',
  },

  talk: {
    title: 'Talk',
    empty: 'Nobody has said anything yet.',
    write: 'Write something',
    send: 'Send',
    off: 'Talk is off at this table.',
    hidden: 'Talk is hidden in your settings.',
    show: 'Show it',
    phrases: {
      hello: 'Hello',
      ready: 'Ready when you are',
      minute: 'One minute',
      luck: 'Good luck',
      nice: 'Nice move',
      oops: 'Oops',
      thanks: 'Thanks',
      game: 'Good game',
    } satisfies Readonly<Record<Phrase, string>>,
  },

  game: {
    leave: 'Leave the table',
    live: 'Live',
    connecting: 'Connecting…',
    lost: 'Reconnecting…',
    lostTitle: 'Connection lost',
    lostText: 'Your moves are saved. The board stays as you left it.',
    tryNow: 'Try now',
    missed: (count: number) => (count === 1 ? 'One thing happened' : `${count} things happened`),
    missedText: 'while you were away. The log has them on top.',
    undo: 'Undo',
    help: 'Rules and help',
    settings: 'Settings',
    players: 'Players',
    board: 'Board',
    log: 'Log',
    helpTab: 'Help',
    titleMark: '● ',
    yourMove: 'Your move',
    yourMoveEyebrow: (eyebrow: string) => `Your move · ${eyebrow}`,
    decide: 'Choose what to do',
    waitingFor: (names: readonly string[]) => `Waiting for ${list.format(names)}`,
    waiting: 'Waiting',
    change: 'Change',
    watching: 'You are watching',
    over: 'The match is over',
    results: 'To the results',
    refused: 'Not possible',
    refusedRule: (rule: string) => `Not possible · ${rule}`,
    readRule: 'Read the rule',
    ruleOf: (rule: string) => `Rule ${rule}`,
    allChoices: 'All choices',
    clockLeft: (time: string) => `${time} left`,
    clockAnnounce: (seconds: number) => `${seconds} seconds left`,
    away: 'away',
    callBot: 'Let a bot play on',
    takeBack: 'Take my seat back',
    botPlays: (kind: string) => `A bot plays (${kind})`,
    hinted: 'asked for a hint',
    resigned: 'You have resigned',
    resignedText: 'A bot plays on for you until the match is over.',
    late: 'Waiting for the server…',
    agree: 'Agree',
    decline: 'Decline',
    jump: (words: string) => `Show the moment: ${words}`,
    unread: (count: number) => (count > 9 ? '9+' : String(count)),
    emptyLog: 'What happens is told here.',
    reference: 'Reference',
    seatTurn: (name: string, verb: string) => `${name}, ${verb}`,
    spectators: (count: number) => (count === 1 ? '1 spectator' : `${count} spectators`),
  },

  /** What the others are asked to agree to. */
  votes: {
    undo: {
      asked: (name: string) => `${name} would like to take a move back`,
      means: 'What that move has shown stays known.',
      own: 'You asked to take your move back',
    },
    end: {
      asked: (name: string) => `${name} would like to end the match here`,
      means: 'It ends without a winner if everybody agrees.',
      own: 'You asked to end the match here',
    },
    withdraw: 'Never mind',
  },

  hint: {
    ask: 'Hint',
    title: 'What the strongest bot would do',
    thinking: 'Playing through what could happen…',
    close: 'Close the hint',
    percent: (share: number) => `${Math.round(share * 100)}%`,
    visits: (count: number) => `tried ${count.toLocaleString('en-GB')}×`,
    how: (games: number) =>
      `Your share of the win, estimated from ${games.toLocaleString('en-GB')} imagined games. The bot knows what you know.`,
    only: 'There is only one thing to do.',
    best: (label: string, share: string) => `Hint: ${label}, about ${share} of the win.`,
    target: 'hint',
    /** About a move that somebody made. */
    then: (name: string) => ({
      title: 'What the strongest bot would have done',
      how: (games: number) =>
        `The share of the win for ${name}, estimated from ${games.toLocaleString('en-GB')} imagined games. The bot knows what ${name} knew then.`,
      only: 'There was only one thing to do.',
    }),
    played: (name: string) => `${name} did this`,
    other: (name: string, label: string, share: string) => `${name} chose: ${label}, about ${share}.`,
    same: (name: string) => `${name} did the same.`,
    unreachable: 'The server thinks about hints, and it cannot be reached now.',
    again: 'Try again',
  },

  note: {
    title: (game: string) => `Before you play ${game}`,
    play: 'Go on',
    leave: 'Not today',
  },

  leave: {
    title: 'Leave the table',
    playing: (patience: Patience) =>
      `The match goes on, and your seat waits for you ${waits(patience)}. Clocks do not wait.`,
    later: 'Leave, I will be back',
    leave: 'Leave',
    bot: 'Leave, and let a bot play on',
    end: 'Ask all to end the match here',
    endAlone: 'End the match here',
    resign: 'Resign',
    resignText: 'Who resigns watches: a bot plays the seat to the end.',
    stay: 'Stay',
  },

  curtain: {
    pass: (name: string) => `Pass to ${name}`,
    hold: 'Hold to show my hand',
    keys: 'or press Enter twice',
    again: 'Press Enter once more',
  },

  rulesPanel: {
    title: 'Rules and help',
    search: 'Search the rules',
    none: (text: string) => `No rule mentions “${text}”.`,
    keys: 'Keys',
  },

  sources: {
    label: 'Source:',
    origins: { rulebook: 'rulebook', public: 'public', ours: 'ours' },
    kinds: { rulebook: 'from the rulebook', public: 'from public sources', ours: 'ours' },
    partly: 'partly ours',
    legend: [
      ['rulebook', 'stated in it'],
      ['public', 'known from elsewhere'],
      ['ours', 'decided here, where neither says'],
    ] as readonly (readonly [string, string])[],
    /** The section of every rules page that the room and "How to play" point at. */
    section: 'What the rulebook leaves open',
    title: 'The rulebook and us',
    cards: 'Whose the cards are',
    allOf: (kind: string) => `all ${kind}`,
    countOf: (count: number, kind: string) => `${count} ${kind}`,
    letter: 'This table plays by the letter of the rulebook.',
    isLetter: 'By the letter of the rulebook',
    letterIs: (value: string) => `The letter of the rulebook: ${value}`,
  },

  keys: [
    ['← ↑ → ↓', 'walk through what may be chosen'],
    ['Enter', 'choose it; then confirm'],
    ['Esc', 'step back, or decline'],
    ['1 to 9', 'press a button of the question'],
    ['Space', 'look at a card closely'],
    ['H', 'ask for a hint, or close it'],
    ['U', 'undo'],
    ['S', 'skip the animation'],
    ['L', 'jump to the log'],
    ['?', 'rules and these keys'],
  ] as readonly (readonly [string, string])[],

  settingsPanel: {
    title: 'Settings',
    theme: 'Light and dark',
    speed: 'Animation speed',
    speeds: ['Off', '1×', '2×', '3×', '4×'],
    speedText: 'Events are shown one after another. Click the board or press S to skip.',
    sounds: 'Sounds',
    soundsText: 'A few soft ones: cards, tokens, your turn and the end.',
    chat: 'Show talk',
    chatText: 'Hides phrases and messages on this device only.',
  },

  results: {
    wins: (name: string, you: boolean) => (you ? 'You win' : `${name} wins`),
    win: (names: readonly string[]) => `${list.format(names)} win`,
    teamWon: 'You made it',
    soloWon: (name: string, you: boolean) => (you ? 'You made it' : `${name} made it`),
    teamLost: 'Not this time',
    teamLostText: 'It was close, and the next try is one button away.',
    void: 'No result',
    stopped: 'Ended early',
    stoppedText: 'The match was ended before its end, so nobody has won.',
    eyebrow: (game: string, number: number) => (number > 1 ? `${game} · match ${number}` : game),
    ahead: (score: number, unit: string, lead: number) =>
      lead > 0 ? `${score} ${unit}, ${lead} ahead of the next.` : `${score} ${unit}.`,
    shared: (score: number, unit: string) => `${score} ${unit} each.`,
    order: 'Order of arrival',
    solo: 'Your race',
    chart: (unit: string) => (unit ? `Behind the leader, in ${unit}` : 'Behind the leader'),
    turned: 'Where it turned:',
    turnedBy: {
      passed: (turn: string, who: string, whom: string, behind: number, ahead: number) =>
        `in ${turn} ${who} passed ${whom} for good, from ${behind} behind to ${ahead} ahead.`,
      brokeAway: (turn: string, who: string, whom: string, ahead: number) =>
        `in ${turn} ${who} left ${whom} behind for good, ${ahead} ahead.`,
      drewLevel: (turn: string, who: string) => `in ${turn} ${who} drew level.`,
      pulledAway: (turn: string, who: string, before: number, after: number) =>
        `from the first turn on ${who} led; in ${turn} the gap grew most, from ${before} to ${after}.`,
    },
    watchMoment: 'Watch the moment',
    backToBoard: 'Look at the board',
    rematch: 'Rematch',
    rematchText: 'The same people, seats rotated by one.',
    replay: 'Replay',
    share: 'Copy replay link',
    place: (place: number) => `Place ${place}`,
  },

  fairness: {
    how: 'How the cards are shuffled',
    howText:
      'The server fixes a secret number before the match and shows its seal. Every browser at the table fixes a number of its own the same way. When all are fixed they are shown, and together they shuffle the cards: as long as one of them is honest, nobody can choose the deal. Your browser remembers what it saw, and checks it when the match is over. Bots give no number.',
    sealed: 'Sealed before the deal:',
    check: 'Check the shuffle',
    checking: 'Checking…',
    faults: {
      'noted-seal':
        'This is not the shuffle that was sealed: the server shows another seal than at the beginning.',
      seal: 'The shuffle does not fit its own seal.',
      part: 'Somebody’s part is not the one that was fixed before.',
      seed: 'The cards do not come of the parts that were given.',
      promises: 'Other parts are in it than those that were fixed when yours was shown.',
      'own-part': 'The part that this browser gave is not in it.',
    },
    unfair: (fault: string) => `Not in order. ${fault} Tell whoever runs this server, and the others.`,
    sealKept: 'The server’s part is the one whose seal this browser kept from before the deal.',
    sealOfFile: 'The server’s part fits the seal; this browser did not see that before the deal.',
    unsealed: 'Nothing was sealed before this match, so nothing can be checked.',
    mine: 'Your part is in it, so nobody chose these cards.',
    mineToo: 'Your part is in it.',
    others: (names: readonly string[]) =>
      `The cards come of the server’s part and of ${list.format(names)}: none of them chose alone. You gave none.`,
    serverAlone:
      'No browser gave a part: the cards were fixed beforehand, but whoever runs the server could have chosen them.',
    missing: (names: readonly string[]) =>
      `What ${list.format(names)} had promised did not come in time: the server could choose among ${2 ** names.length} deals.`,
    without: (names: readonly string[]) => `No part of ${list.format(names)}.`,
  },

  replay: {
    title: 'Replay',
    first: 'First position',
    back: 'One back',
    play: 'Play',
    pause: 'Pause',
    on: 'One on',
    last: 'Last position',
    slider: 'Position',
    ply: (ply: number, plies: number) => `${ply} of ${plies}`,
    seenBy: 'Seen by',
    speed: 'Speed',
    keep: 'Keep this replay',
    kept: 'Kept: it is not deleted by itself',
  },
} as const;
