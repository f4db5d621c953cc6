/** The id of the playable label; those of its parts begin with it. */
export const labelId = "label";
