#!/bin/sh
# Draws the demo school's first lesson anew: lesson.mp4, 20 seconds, our own work from the first line to the last tone.
# Needs Node 24, npm and ffmpeg (Debian: apt-get install ffmpeg). The product itself needs none of this:
# the finished file is part of the repository. Prata and Onest are under the SIL Open Font License.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

(cd "$work" && echo '{"private":true}' > package.json && npm install --silent --no-audit --no-fund \
  @resvg/resvg-js@2.6.2 @expo-google-fonts/prata@0.4.1 @expo-google-fonts/onest@0.4.2)
cp "$here/lesson-frames.mjs" "$work/"

# A quiet chord that breathes, and a soft heel every 0.6 s while somebody walks (4 s to 16.4 s).
chord='0.045*(sin(2*PI*196*t)+0.8*sin(2*PI*246.94*t)+0.7*sin(2*PI*293.66*t)+0.4*sin(2*PI*392*t))*(0.75+0.25*sin(2*PI*0.1*t))'
heel='0.22*between(t,4,16.4)*exp(-38*mod(t-4,0.6))*(sin(2*PI*140*t)+0.4*sin(2*PI*610*t))'

node "$work/lesson-frames.mjs" | ffmpeg -v error -y \
  -f rawvideo -pix_fmt rgba -s 640x360 -r 25 -i - \
  -f lavfi -i "aevalsrc='$chord+$heel':s=44100:d=20,afade=t=in:d=1.5,afade=t=out:st=18:d=2" \
  -c:v libx264 -profile:v main -level 3.0 -preset veryslow -tune animation -crf 24 -pix_fmt yuv420p -g 50 \
  -color_primaries bt709 -color_trc bt709 -colorspace bt709 -vf 'scale=out_color_matrix=bt709:out_range=tv' \
  -c:a aac -b:a 64k -ac 1 -t 20 -movflags +faststart -map_metadata -1 "$here/lesson.mp4"
