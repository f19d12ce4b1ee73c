import { describe, expect, it } from 'vitest';
import type { GameEntry } from '../protocol';
import { botKinds, botName, botText, usualBot } from './bots';

const game = (...names: string[]) =>
  ({ bots: names.map((name) => ({ name, meaning: `plays like ${name}` })) }) as GameEntry;

describe('bots', () => {
  it('are chosen by strength; the others come second', () => {
    expect(botKinds(game('random', 'greedy', 'easy', 'normal', 'hard'))).toEqual({
      usual: ['easy', 'normal', 'hard'],
      others: ['random', 'greedy'],
    });
  });

  it('have a name and a line, even those that came later', () => {
    expect(botName('hard')).toBe('Hard');
    expect(botText('hard', game('hard'))).not.toBe('plays like hard');
    expect(botName('oracle')).toBe('Oracle');
    expect(botText('oracle', game('oracle'))).toBe('plays like oracle');
  });

  it('are as strong as somebody likes them, where the game has such', () => {
    expect(usualBot(game('random', 'greedy', 'easy', 'normal', 'hard'), 'easy')).toBe('easy');
    expect(usualBot(game('random', 'greedy'), 'easy')).toBe('greedy');
    expect(usualBot(undefined, 'easy')).toBe('random');
  });
});
