// What a test says of a large value: the rest of it does not matter there.

type Part<Value> = Value extends (...args: never[]) => unknown
  ? Value
  : Value extends readonly (infer Item)[]
    ? readonly Part<Item>[]
    : Value extends object
      ? { readonly [Key in keyof Value]?: Part<Value[Key]> }
      : Value;

export function partOf<Value>(some: Part<Value>): Value {
  return some as Value;
}
