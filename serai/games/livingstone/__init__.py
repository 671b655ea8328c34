"""LivingStone: up the Zambezi by steamboat, with dice, gems, tents and gifts to the Queen."""
