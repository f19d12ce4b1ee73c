// Writes src/protocol/generated/ from the JSON Schemas in protocol/: messages.ts, what goes over the wire, and a
// file for every game, what its view holds and what is told of its events.
// `--check` writes nothing and fails if a file is out of date.

import { readFile, readdir, writeFile } from 'node:fs/promises';
import { compile } from 'json-schema-to-typescript';

const schemas = new URL('../../protocol/', import.meta.url);
const outputs = new URL('../src/protocol/generated/', import.meta.url);
const ending = '.schema.json';

async function schemasIn(folder) {
    const found = await readdir(new URL(folder, schemas)).catch(() => []);
    return found.filter((name) => name.endsWith(ending)).sort();
}

/** The files refer to one another; joined into one, every reference is to a sibling definition. */
async function joined() {
    const definitions = {};
    for (const file of await schemasIn('.')) {
        const { $defs, ...root } = await read(file);
        Object.assign(definitions, $defs);
        if (root.oneOf) definitions[root.title] = { ...root, $schema: undefined };
    }
    return definitions;
}

async function read(file) {
    const text = (await readFile(new URL(file, schemas), 'utf8')).replaceAll(
        /"(?:[a-z-]+\.schema\.json)?#\/\$defs\//g,
        '"#/definitions/',
    );
    return JSON.parse(text, (_key, value) => older(value));
}

/** The compiler reads an older draft: a reference stands alone, and tuples are lists of items. */
function older(value) {
    if (value?.$ref) return { $ref: value.$ref };
    if (value?.prefixItems) return { ...value, items: value.prefixItems, prefixItems: undefined };
    // What only its game can read: `Record<string, unknown>` would not become the game's own type.
    if (value?.type === 'object' && saysOnly(value, ['type', 'description']))
        return { ...value, tsType: 'object' };
    if (typeof value?.description === 'string' && saysOnly(value, ['description']))
        return { ...value, tsType: 'unknown' };
    return value;
}

function saysOnly(value, words) {
    return Object.keys(value).every((key) => words.includes(key));
}

async function typesOf(definitions, source) {
    const generated = await compile({ title: 'Protocol', definitions }, 'Protocol', {
        bannerComment: `// Generated from ${source} by \`npm run types\`. Do not edit.`,
        unreachableDefinitions: true,
    });
    return generated
        .replaceAll(/ \*\n \* This interface was referenced by .*\n \* via .*\n/g, '')
        .replaceAll(/\/\*\*\n \* This interface was referenced by .*\n \* via .*\n \*\/\n/g, '')
        .replace(/export interface Protocol \{[^}]*\}\n/, '');
}

/** What the client needs to know while it runs. */
function constant(name, value, comment) {
    return `\n/** ${comment} */\nexport const ${name} = ${value};\n`;
}

async function messages() {
    const definitions = await joined();
    return (await typesOf(definitions, `protocol/*${ending}`))
        .concat(constant('longestName', definitions.PlayerName.maxLength, 'Of a person, in characters.'))
        .concat(constant('longestTalk', definitions.SayCommand.properties.text.maxLength, 'In characters.'));
}

/** Every kind of event has its details; in the schema none is required, because it is told of one at a time. */
function events(schema) {
    return {
        ...schema,
        $schema: undefined,
        required: Object.keys(schema.properties),
        additionalProperties: false,
    };
}

/** By file name, as far as the schemas describe a game. */
async function games() {
    const found = new Map();
    const define = async (folder, name, change) => {
        for (const file of await schemasIn(folder)) {
            const game = file.slice(0, -ending.length);
            found.set(game, { ...found.get(game), [name]: change(await read(folder + file)) });
        }
    };
    await define('events/', 'Events', events);
    await define('views/', 'View', (schema) => ({ ...schema, $schema: undefined }));
    return found;
}

const files = new Map([['messages.ts', await messages()]]);
for (const [game, definitions] of await games())
    files.set(`${game}.ts`, await typesOf(definitions, `protocol/*/${game}${ending}`));

for (const [name, text] of files) {
    const output = new URL(name, outputs);
    if (!process.argv.includes('--check')) {
        await writeFile(output, text);
    } else if ((await readFile(output, 'utf8').catch(() => '')) !== text) {
        console.error('The protocol has changed: run `npm run types` and commit the result.');
        process.exitCode = 1;
        break;
    }
}
