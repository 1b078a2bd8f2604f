import sharp from "sharp";
const [out,cols,...fs]=process.argv.slice(2);
const ims=await Promise.all(fs.map(async f=>({f,m:await sharp(f).metadata()})));
const W=Math.max(...ims.map(i=>i.m.width))+6,H=Math.max(...ims.map(i=>i.m.height))+6;
await sharp({create:{width:W*cols,height:H*Math.ceil(ims.length/cols),channels:3,background:"red"}}).composite(ims.map((i,k)=>({input:i.f,left:(k%cols)*W+3,top:Math.floor(k/cols)*H+3}))).png().toFile(out);
