/** The process of `apart.ts`. Nothing less than its end ends a decoder, which some files keep busy for hours. */
import { serve } from '../apart/serving.ts';
import { redraw, type SentPicture } from './sent.ts';

serve((sent: SentPicture) => redraw(sent));
