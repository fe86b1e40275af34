/** A network with one hidden layer that classifies ten digits, trained by gradient descent. */
export class Network {
  readonly #inputs: number;
  readonly #hidden: number;
  readonly #first: Float64Array;
  readonly #second: Float64Array;

  constructor(inputs: number, hidden: number) {
    this.#inputs = inputs + 1;
    this.#hidden = hidden + 1;
    const noise = (count: number, scale: number) =>
      Float64Array.from({ length: count }, () => (Math.random() * 2 - 1) * scale);
    this.#first = noise(hidden * this.#inputs, Math.sqrt(3 / inputs));
    this.#second = noise(10 * this.#hidden, Math.sqrt(3 / hidden));
  }

  /** One pass over the examples in random order; inputs are around 0 with a spread of about 1. */
  train(
    examples: readonly { readonly input: Float64Array; readonly digit: number }[],
    rate: number,
  ) {
    const order = examples.map((_, index) => index);
    for (let left = order.length - 1; left > 0; left--) {
      const other = Math.floor(Math.random() * (left + 1));
      [order[left], order[other]] = [order[other]!, order[left]!];
    }
    for (const index of order) this.#step(examples[index]!, rate);
  }

  /** The likeliest digit. */
  guess(input: Float64Array): number {
    const { outputs } = this.#forward(input);
    return outputs.indexOf(Math.max(...outputs));
  }

  #forward(input: Float64Array) {
    const hidden = new Float64Array(this.#hidden);
    hidden[this.#hidden - 1] = 1;
    for (let unit = 0; unit < this.#hidden - 1; unit++) {
      const row = unit * this.#inputs;
      let sum = this.#first[row + this.#inputs - 1]!;
      for (let at = 0; at < this.#inputs - 1; at++) sum += this.#first[row + at]! * input[at]!;
      hidden[unit] = Math.max(0, sum);
    }
    const sums = Array.from({ length: 10 }, (_, digit) => {
      let sum = 0;
      for (let unit = 0; unit < this.#hidden; unit++) {
        sum += this.#second[digit * this.#hidden + unit]! * hidden[unit]!;
      }
      return sum;
    });
    const most = Math.max(...sums);
    const powers = sums.map((sum) => Math.exp(sum - most));
    const total = powers.reduce((sum, power) => sum + power, 0);
    return { hidden, outputs: powers.map((power) => power / total) };
  }

  #step({ input, digit }: { input: Float64Array; digit: number }, rate: number) {
    const { hidden, outputs } = this.#forward(input);
    const faults = new Float64Array(this.#hidden);
    for (let output = 0; output < 10; output++) {
      const fault = outputs[output]! - (output === digit ? 1 : 0);
      const row = output * this.#hidden;
      for (let unit = 0; unit < this.#hidden; unit++) {
        faults[unit]! += fault * this.#second[row + unit]!;
        this.#second[row + unit]! -= rate * fault * hidden[unit]!;
      }
    }
    for (let unit = 0; unit < this.#hidden - 1; unit++) {
      if (hidden[unit] === 0) continue;
      const change = rate * faults[unit]!;
      const row = unit * this.#inputs;
      for (let at = 0; at < this.#inputs - 1; at++) this.#first[row + at]! -= change * input[at]!;
      this.#first[row + this.#inputs - 1]! -= change;
    }
  }
}
