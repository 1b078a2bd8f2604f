// Draws a vesicle with WebGL2. All that is heavy lies on the graphics card: a frame is four calls and some eighty numbers.
import { cross, type PlacedLipids, placeLipids, unit } from "./place-lipids.ts";
import type { Point, VesicleLook } from "./vesicle-looks.ts";
import {
  groundFragment,
  lensFragment,
  screenVertex,
  sphereFragment,
  sphereVertex,
  tailFragment,
  tailVertex,
  tailVertices,
} from "./vesicle-shaders.ts";

/** The columns of a rotation. */
export type Turn = readonly [Point, Point, Point];

export interface Pose {
  readonly turn: Turn;
  /** Half angle of the opening, radians. */
  readonly cut: number;
}

export const turned = ([x, y, z]: Turn, [a, b, c]: Point): Point => [
  x[0] * a + y[0] * b + z[0] * c,
  x[1] * a + y[1] * b + z[1] * c,
  x[2] * a + y[2] * b + z[2] * c,
];

/** Linear light of a colour of the screen. */
function linear(colour: string): Point {
  const channel = (start: number) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Directions of the softboxes of the scene, as its camera sees them. */
const key = unit([-14, 12.9, 13.2]);
const keyAcross = unit(cross([0, 1, 0], key));
const lamps = {
  key,
  keyX: keyAcross,
  keyY: cross(key, keyAcross),
  rim: unit([13, 6.5, -5.5]),
  top: unit([0, 20.1, -0.2]),
  kick: unit([-10, -4.9, -12.5]),
} as const;

/** What a program is told once. */
const constantsOf = (look: VesicleLook): Readonly<Record<string, readonly number[]>> => ({
  headColour: linear(look.head),
  innerColour: linear(look.inner),
  shellColour: linear(look.tail),
  activeColour: linear(look.active),
  tailColour: linear(look.tail),
  groundLeft: linear(look.ground[0]),
  groundRight: linear(look.ground[1]),
  glow: look.glow,
  bounce: look.bounce,
  axis: unit(look.opening),
  power: [look.power],
  fill: [look.fill],
  thick: [look.tails === 1 ? 1.5 : 1],
  ...lamps,
});

/** Null where a browser has no graphics card for it. */
export function openDrawing(canvas: HTMLCanvasElement, look: VesicleLook): VesicleDrawing | null {
  const gl = canvas.getContext("webgl2", {
    antialias: false,
    depth: false,
    failIfMajorPerformanceCaveat: true,
  });
  // Light that is brighter than the screen's white is kept until the lens.
  if (!gl?.getExtension("EXT_color_buffer_float")) return null;
  return new VesicleDrawing(gl, look, placeLipids(look));
}

export class VesicleDrawing {
  readonly #gl: WebGL2RenderingContext;
  readonly #look: VesicleLook;
  readonly #programs: Readonly<Record<"spheres" | "tails" | "ground" | "lens", Program>>;
  readonly #parts: readonly { readonly rows: WebGLVertexArrayObject; readonly count: number }[];
  readonly #screen: WebGLVertexArrayObject;
  readonly #target: Target;
  #asked = 0;
  #side = 0;
  #isSet = false;
  #pending: WebGLSync | null = null;

  constructor(gl: WebGL2RenderingContext, look: VesicleLook, { spheres, tails }: PlacedLipids) {
    this.#gl = gl;
    this.#look = look;
    this.#programs = {
      spheres: new Program(gl, sphereVertex, sphereFragment),
      tails: new Program(gl, tailVertex, tailFragment),
      ground: new Program(gl, screenVertex, groundFragment),
      lens: new Program(gl, screenVertex, lensFragment),
    };
    this.#parts = [spheres, tails].map((rows) => ({
      rows: storeRows(gl, rows),
      count: rows.length / 8,
    }));
    this.#screen = gl.createVertexArray();
    this.#target = new Target(gl);
  }

  /** False while the programs are being compiled, beside the page where the browser can. @throws where they cannot be */
  isReady(): boolean {
    if (this.#isSet) return true;
    const programs = Object.values(this.#programs);
    if (!programs.every((program) => program.isCompiled())) return false;
    const constants = constantsOf(this.#look);
    for (const program of programs) program.link(constants);
    this.#isSet = true;
    return true;
  }

  /** Whether the last frame is drawn: one that waits for another would be late as well. */
  isDone(): boolean {
    const gl = this.#gl;
    if (!this.#pending) return true;
    if (gl.getSyncParameter(this.#pending, gl.SYNC_STATUS) !== gl.SIGNALED) return false;
    gl.deleteSync(this.#pending);
    this.#pending = null;
    return true;
  }

  /** `side`: of the square, px of the screen. */
  resize(side: number): void {
    const gl = this.#gl;
    if (side === this.#asked) return;
    this.#asked = side;
    gl.canvas.width = side;
    gl.canvas.height = side;
    // Which may be less than what is asked for.
    this.#side = gl.drawingBufferWidth;
    this.#target.resize(this.#side);
  }

  draw({ turn, cut }: Pose): void {
    const gl = this.#gl;
    const look = this.#look;
    const { spheres, tails, ground, lens } = this.#programs;
    const pose = {
      turn: turn.flat(),
      opening: turned(turn, unit(look.opening)),
      core: turned(turn, look.core),
      cuts: [look.cut, cut],
      balls: look.balls.flatMap(([x, y, z, radius]) => [...turned(turn, [x, y, z]), radius]),
    };
    this.#target.bind();
    gl.viewport(0, 0, this.#side, this.#side);
    gl.enable(gl.DEPTH_TEST);
    gl.depthFunc(gl.LEQUAL);
    gl.clear(gl.DEPTH_BUFFER_BIT);
    for (const [index, program] of [spheres, tails].entries()) {
      const part = this.#parts[index];
      if (!part) continue;
      program.apply(pose);
      gl.bindVertexArray(part.rows);
      gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, index ? tailVertices : 4, part.count);
    }
    gl.bindVertexArray(this.#screen);
    ground.apply({});
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.disable(gl.DEPTH_TEST);
    this.#target.read();
    lens.apply({ size: [this.#side] });
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    this.#pending = gl.fenceSync(gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    gl.flush();
  }

  dispose(): void {
    this.#gl.getExtension("WEBGL_lose_context")?.loseContext();
  }
}

/** A program and the places of its uniforms. */
class Program {
  readonly #gl: WebGL2RenderingContext;
  readonly #program: WebGLProgram;
  readonly #setters = new Map<string, (value: readonly number[]) => void>();

  constructor(gl: WebGL2RenderingContext, vertex: string, fragment: string) {
    this.#gl = gl;
    this.#program = gl.createProgram();
    for (const [type, source] of [
      [gl.VERTEX_SHADER, vertex],
      [gl.FRAGMENT_SHADER, fragment],
    ] as const) {
      const shader = gl.createShader(type);
      // Only where the context is lost.
      if (!shader) continue;
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      gl.attachShader(this.#program, shader);
    }
    gl.linkProgram(this.#program);
  }

  isCompiled(): boolean {
    const parallel = this.#gl.getExtension("KHR_parallel_shader_compile");
    return (
      !parallel ||
      this.#gl.getProgramParameter(this.#program, parallel.COMPLETION_STATUS_KHR) === true
    );
  }

  link(constants: Readonly<Record<string, readonly number[]>>): void {
    const gl = this.#gl;
    const program = this.#program;
    if (!gl.getProgramParameter(program, gl.LINK_STATUS))
      throw new Error(gl.getProgramInfoLog(program) ?? "A program of the vesicle does not link");
    const count: number = gl.getProgramParameter(program, gl.ACTIVE_UNIFORMS);
    for (let index = 0; index < count; index += 1) {
      const active = gl.getActiveUniform(program, index);
      if (!active) continue;
      const place = gl.getUniformLocation(program, active.name);
      this.#setters.set(active.name.replace("[0]", ""), (value) => {
        if (active.type === gl.FLOAT) gl.uniform1fv(place, value);
        else if (active.type === gl.FLOAT_VEC2) gl.uniform2fv(place, value);
        else if (active.type === gl.FLOAT_VEC3) gl.uniform3fv(place, value);
        else if (active.type === gl.FLOAT_VEC4) gl.uniform4fv(place, value);
        else if (active.type === gl.FLOAT_MAT3) gl.uniformMatrix3fv(place, false, value);
      });
    }
    this.apply(constants);
  }

  /** Values for names that this program does not have are another's. */
  apply(values: Readonly<Record<string, readonly number[]>>): void {
    // biome-ignore lint/correctness/useHookAtTopLevel: WebGL names it so -- because it is no hook
    this.#gl.useProgram(this.#program);
    for (const [name, value] of Object.entries(values)) this.#setters.get(name)?.(value);
  }
}

/** The picture before the lens: linear light, and the depth in its alpha. */
class Target {
  readonly #gl: WebGL2RenderingContext;
  readonly #frame: WebGLFramebuffer;
  readonly #depth: WebGLRenderbuffer;
  #picture: WebGLTexture | null = null;

  constructor(gl: WebGL2RenderingContext) {
    this.#gl = gl;
    this.#frame = gl.createFramebuffer();
    this.#depth = gl.createRenderbuffer();
  }

  resize(side: number): void {
    const gl = this.#gl;
    gl.deleteTexture(this.#picture);
    this.#picture = gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, this.#picture);
    gl.texStorage2D(gl.TEXTURE_2D, Math.floor(Math.log2(side)) + 1, gl.RGBA16F, side, side);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR_MIPMAP_NEAREST);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    gl.bindRenderbuffer(gl.RENDERBUFFER, this.#depth);
    gl.renderbufferStorage(gl.RENDERBUFFER, gl.DEPTH_COMPONENT24, side, side);
    this.bind();
    const { COLOR_ATTACHMENT0, DEPTH_ATTACHMENT, FRAMEBUFFER, RENDERBUFFER, TEXTURE_2D } = gl;
    gl.framebufferTexture2D(FRAMEBUFFER, COLOR_ATTACHMENT0, TEXTURE_2D, this.#picture, 0);
    gl.framebufferRenderbuffer(FRAMEBUFFER, DEPTH_ATTACHMENT, RENDERBUFFER, this.#depth);
  }

  bind(): void {
    this.#gl.bindFramebuffer(this.#gl.FRAMEBUFFER, this.#frame);
  }

  /** What was drawn, at every size, for what is drawn on the screen next. */
  read(): void {
    const gl = this.#gl;
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.bindTexture(gl.TEXTURE_2D, this.#picture);
    gl.generateMipmap(gl.TEXTURE_2D);
  }
}

/** Rows of eight numbers, one for each instance. */
function storeRows(gl: WebGL2RenderingContext, rows: Float32Array): WebGLVertexArrayObject {
  const array = gl.createVertexArray();
  gl.bindVertexArray(array);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, rows, gl.STATIC_DRAW);
  for (const place of [0, 1]) {
    gl.enableVertexAttribArray(place);
    gl.vertexAttribPointer(place, 4, gl.FLOAT, false, 32, place * 16);
    gl.vertexAttribDivisor(place, 1);
  }
  return array;
}
