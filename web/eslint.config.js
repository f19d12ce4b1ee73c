import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import typescript from 'typescript-eslint';

const castThroughUnknown = {
    selector: 'TSAsExpression > TSAsExpression[typeAnnotation.type="TSUnknownKeyword"]',
    message: 'Types come from the schemas in protocol/; a test says partOf<Value>({...}).',
};

const readsNoSentences =
    'A board reads no sentences: what it needs to know of a card or an event comes as data.';
const patterns = [
    'Literal[regex]',
    'NewExpression[callee.name="RegExp"]',
    'CallExpression[callee.name="RegExp"]',
].map((selector) => ({ selector, message: readsNoSentences }));

export default typescript.config(
    { ignores: ['dist', 'src/protocol/generated'] },
    js.configs.recommended,
    ...typescript.configs.strict,
    ...svelte.configs.recommended,
    prettier,
    ...svelte.configs.prettier,
    { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
    {
        files: ['**/*.svelte', '**/*.svelte.ts'],
        languageOptions: { parserOptions: { parser: typescript.parser } },
        // Addresses are built by src/router.ts; SvelteKit's resolver does not exist here.
        rules: { 'svelte/no-navigation-without-resolve': 'off' },
    },
    {
        rules: { 'no-restricted-syntax': ['error', castThroughUnknown] },
    },
    {
        // Pictures are chosen by what a thing is called, since a pack may bring things that nobody has drawn.
        files: ['src/games/**'],
        ignores: ['src/games/*/art/**', '**/*.test.ts'],
        rules: { 'no-restricted-syntax': ['error', castThroughUnknown, ...patterns] },
    },
);
